import { readFile } from 'node:fs/promises';
import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/**
 * Publishes the OpenAPI document that the build has written at `/api/openapi.json`, and Swagger UI at
 * `/api/docs`.
 */
export async function publishOpenApi(app: INestApplication): Promise<void> {
  const text = await readFile(new URL('./openapi.json', import.meta.url), 'utf8');
  const document = JSON.parse(text) as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/openapi.json', raw: ['json'] });
}
