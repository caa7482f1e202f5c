import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createDocument } from '../dist/http/openapi/document.js';
import { routeSchemas, typeSchemas } from './openapi-types.mjs';

const document = createDocument({ schemas: typeSchemas(), ...routeSchemas() });
writeFileSync(
  new URL('../dist/http/openapi/openapi.json', import.meta.url),
  `${JSON.stringify(document, null, 1)}\n`,
);
