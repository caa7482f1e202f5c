import 'reflect-metadata';
import { httpMap } from '@anew/contracts/http/map';
import { Person } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Content = Record<string, object>;

interface Operation {
  security: object[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; headers?: object; content?: Content }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

const BOUNDS = ['maxLength', 'enum', 'const', 'pattern', 'format'];

let system: SharedSystem;
let document: Document;

beforeAll(async () => {
  system = await sharedSystem();
  document = (await new Person(system.origin).get<Document>('/api/openapi.json')).body;
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );

/** Paths of the texts in a schema that may be of any length and kind. */
function textsWithoutBounds(schema: Schema, path = 'body'): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1)!;
    return textsWithoutBounds(document.components.schemas[name] as Schema, path);
  }
  const { type, properties = {}, additionalProperties, items, oneOf = [], anyOf = [], allOf = [] } = schema;
  const parts: [string, Schema][] = [
    ...Object.entries(properties).map(([name, part]): [string, Schema] => [`${path}.${name}`, part]),
    ...[items, additionalProperties].flatMap((part): [string, Schema][] =>
      typeof part === 'object' ? [[`${path}[]`, part]] : [],
    ),
    ...[...oneOf, ...anyOf, ...allOf].map((part): [string, Schema] => [path, part]),
  ];
  const isUnbounded = type === 'string' && !BOUNDS.some((bound) => bound in schema);
  return [...(isUnbounded ? [path] : []), ...parts.flatMap(([name, part]) => textsWithoutBounds(part, name))];
}

describe('the OpenAPI document', () => {
  it('names every call of the contract', () => {
    const calls = Object.keys(httpMap).map((route) => route.replace(/:(\w+)/g, '{$1}'));
    const names = operations().map(({ name }) => name.replace(/^\w+/, (method) => method.toUpperCase()));
    expect(names.sort()).toEqual(calls.sort());
  });

  it('says for every call what it answers and how it refuses', () => {
    const silent = operations().filter(({ operation: { responses } }) => {
      const statuses = Object.keys(responses);
      const refusals = statuses.filter((status) => /^[45]/.test(status));
      return !statuses.some((status) => /^[23]/.test(status)) || !refusals.includes('503');
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('names the codes of each refusal, and who may call', () => {
    const operation = document.paths['/api/couples/join-invite']!.post!;
    const codesOf = (status: string) => /`.*`/.exec(operation.responses[status]!.description)?.[0];
    expect(codesOf('409')).toBe('`already_partnered`, `couple_full`, `idempotency_key_reused`');
    expect(codesOf('403')).toBe('`address_unproved`, `cross_site`');
    expect(operation.security).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(document.paths['/api/instance']!.get!.security).toEqual([]);
  });

  it('says what becomes of a form, and what is no JSON', () => {
    const { responses, requestBody } = document.paths['/api/login']!.post!;
    expect(Object.keys(responses[303]!.headers!)).toContain('Location');
    expect(Object.keys(responses[200]!.content!)).toEqual(['application/json', 'text/html']);
    expect(Object.keys(requestBody!.content)).toContain('application/x-www-form-urlencoded');
    const picture = document.paths['/api/objects/{id}']!;
    expect(Object.keys(picture.get!.responses[200]!.content!)).toEqual(['image/jpeg']);
    expect(Object.keys(picture.put!.requestBody!.content)).toEqual(['image/jpeg']);
  });

  it('has an example wherever there is JSON', () => {
    const withoutExample = operations().filter(({ operation: { responses, requestBody } }) =>
      [...Object.values(responses), ...(requestBody ? [requestBody] : [])].some(
        ({ content }) => content?.['application/json'] && !('example' in content['application/json']),
      ),
    );
    expect(withoutExample.map(({ name }) => name)).toEqual([]);
  });

  it('holds no schema that nothing refers to', () => {
    const text = JSON.stringify(document);
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
  });

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]+)/g)];
    const known = Object.keys(document.components.schemas);
    expect(references.length).toBeGreaterThan(20);
    expect(
      references.map(([, name]) => decodeURIComponent(name ?? '')).filter((name) => !known.includes(name)),
    ).toEqual([]);
  });

  it('describes the coach’s answer both ways: as JSON, and as a stream of events', () => {
    const answer = document.paths['/api/coaching/chat']?.post?.responses['200']?.content;
    expect(answer).toMatchObject({
      'application/json': { schema: { $ref: '#/components/schemas/ChatReceipt' } },
      'text/event-stream': { schema: { anyOf: [{ $ref: '#/components/schemas/ChatEvent' }, {}] } },
    });
    expect(JSON.stringify(document.components.schemas.ChatEvent)).toMatch(/conversation.*delta.*done/);
  });

  it('carries the rules that bodies are checked by', () => {
    expect(document.components.schemas.CreateEntryDto).toMatchObject({
      properties: {
        content: { minLength: 1, maxLength: 20_000 },
        visibility: { enum: ['shared', 'private'] },
      },
      required: ['content', 'visibility'],
      additionalProperties: false,
    });
  });

  it('bounds every text of a body', () => {
    const unbounded = operations().flatMap(({ name, operation: { requestBody } }) =>
      Object.values(requestBody?.content ?? {}).flatMap((content) =>
        textsWithoutBounds((content as { schema: Schema }).schema).map((field) => `${name} ${field}`),
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('can be read as a page', async () => {
    const page = await new Person(system.origin).get<string>('/api/docs');
    expect(page.status).toBe(200);
    expect(page.body).toContain('swagger-ui');
  });
});
