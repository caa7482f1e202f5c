import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Person } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';

interface Operation {
  responses: Record<string, unknown>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

let system: System;
let document: Document;

beforeAll(async () => {
  system = await System.start();
  document = (await new Person(system.origin).get<Document>('/api/openapi.json')).body;
}, 90_000);

afterAll(() => system.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );

describe('the OpenAPI document', () => {
  it('names every call of this version', () => {
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toMatchInlineSnapshot(`
      [
        "delete /api/coaching/conversations/{id}",
        "get /api/assessment/my-responses",
        "get /api/assessment/questions",
        "get /api/assessment/results",
        "get /api/auth/user",
        "get /api/coaching/conversations",
        "get /api/coaching/conversations/{id}",
        "get /api/couples/current",
        "get /api/couples/members",
        "get /api/health/live",
        "get /api/health/ready",
        "get /api/journal",
        "get /api/login",
        "get /api/logout",
        "get /api/quotes/today",
        "post /api/assessment/submit",
        "post /api/coaching/chat",
        "post /api/couples/join-invite",
        "post /api/couples/setup-individual",
        "post /api/journal",
        "post /api/login",
        "post /api/signup",
      ]
    `);
  });

  it('says for every call what it answers and how it refuses', () => {
    const silent = operations().filter(({ operation }) => {
      const statuses = Object.keys(operation.responses);
      return !statuses.some((status) => /^[23]/.test(status)) || !statuses.includes('default');
    });
    expect(silent).toEqual([]);
  });

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]+)/g)];
    const known = Object.keys(document.components.schemas);
    expect(references.length).toBeGreaterThan(20);
    expect(
      references.map(([, name]) => decodeURIComponent(name ?? '')).filter((name) => !known.includes(name)),
    ).toEqual([]);
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

  it('can be read as a page', async () => {
    const page = await new Person(system.origin).get<string>('/api/docs');
    expect(page.status).toBe(200);
    expect(page.body).toContain('swagger-ui');
  });
});
