import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const contracts = path('../../libs/contracts/src');
const target = path('../dist/http/openapi/schemas.json');

/** What crosses the wire as an answer: the contracts' own types, so that the document cannot disagree with them. */
const { definitions = {} } = createGenerator({
  path: `${contracts}/{errors,*/views,*/results,*/instrument,rpc/services}.ts`,
  tsconfig: path('../../libs/contracts/tsconfig.json'),
  type: '*',
  skipTypeCheck: true,
  additionalProperties: false,
}).createSchema('*');

const text = JSON.stringify(definitions, null, 1).replaceAll('#/definitions/', '#/components/schemas/');
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, text);
