import { readFile } from 'node:fs/promises';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

const ERROR_ANSWER = {
  description: 'Not ok: why, in the one shape that every error has.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};

async function answerSchemas(): Promise<Schemas> {
  return JSON.parse(await readFile(new URL('./schemas.json', import.meta.url), 'utf8')) as Schemas;
}

/** The DTO classes' own rules; whatever else class-validator checks in this process is left out. */
function bodySchemas(): Schemas {
  const all = validationMetadatasToSchemas();
  const dtos = Object.entries(all).filter(([name]) => name.endsWith('Dto'));
  return Object.fromEntries(
    dtos.map(([name, schema]) => [name, { ...schema, additionalProperties: false }]),
  ) as Schemas;
}

function withErrorAnswers(document: OpenAPIObject): OpenAPIObject {
  const operations = Object.values(document.paths).flatMap((path) => [
    path.get,
    path.post,
    path.put,
    path.patch,
    path.delete,
  ]);
  for (const operation of operations) if (operation) operation.responses.default = ERROR_ANSWER;
  return document;
}

async function createDocument(app: INestApplication): Promise<OpenAPIObject> {
  const config = new DocumentBuilder()
    .setTitle('Anew')
    .setVersion('1')
    .setDescription('Everything the client can ask of Anew.')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .addCookieAuth('auth_token')
    .build();
  const document = SwaggerModule.createDocument(app, config);
  document.components = {
    ...document.components,
    schemas: { ...(await answerSchemas()), ...bodySchemas() },
  };
  return withErrorAnswers(document);
}

/** Publishes the document at `/api/openapi.json` and a page to read it at `/api/docs`. */
export async function publishOpenApi(app: INestApplication): Promise<void> {
  const document = await createDocument(app);
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/openapi.json', raw: ['json'] });
}
