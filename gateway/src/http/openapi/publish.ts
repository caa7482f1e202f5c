import { readFileSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The document that the build has written. It is read when somebody asks for it for the first time. */
const writtenDocument = (): OpenAPIObject =>
  JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8')) as OpenAPIObject;

/**
 * Publishes the OpenAPI document at `/api/openapi.json`, and Swagger UI at `/api/docs`. Most gateways are never asked for
 * it, and its megabyte would take a part of each start.
 */
export function publishOpenApi(app: INestApplication): void {
  const options = { jsonDocumentUrl: 'api/openapi.json', raw: ['json' as const] };
  SwaggerModule.setup('api/docs', app, writtenDocument, options);
}
