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

describe('the OpenAPI document', () => {
  it('names every call of this version', () => {
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toMatchInlineSnapshot(`
      [
        "delete /api/account",
        "delete /api/account/address",
        "delete /api/account/passkeys/{id}",
        "delete /api/account/sessions",
        "delete /api/account/sessions/{id}",
        "delete /api/account/totp",
        "delete /api/appreciation/{id}/reply",
        "delete /api/appreciation/{id}/thanks",
        "delete /api/coaching/conversations/{id}",
        "delete /api/couples/newly-joined",
        "delete /api/couples/news",
        "delete /api/focuses/{moduleSlug}",
        "delete /api/journal/{id}",
        "delete /api/journal/{id}/photo",
        "delete /api/journal/{id}/reply",
        "delete /api/journal/{id}/thanks",
        "delete /api/push/subscriptions",
        "get /api/account/address",
        "get /api/account/confirm",
        "get /api/account/confirm/provider",
        "get /api/account/export",
        "get /api/account/security-log",
        "get /api/account/sessions",
        "get /api/account/sign-in-methods",
        "get /api/address/confirm",
        "get /api/address/undo",
        "get /api/agreements",
        "get /api/appreciation",
        "get /api/appreciation/stats",
        "get /api/appreciation/today",
        "get /api/assessment/my-responses",
        "get /api/assessment/news",
        "get /api/assessment/questions",
        "get /api/assessment/results",
        "get /api/assessment/rounds",
        "get /api/auth/user",
        "get /api/coaching/conversations",
        "get /api/coaching/conversations/{id}",
        "get /api/connection-activities/today",
        "get /api/content/modules/{slug}",
        "get /api/couples/current",
        "get /api/couples/members",
        "get /api/couples/news",
        "get /api/focuses",
        "get /api/health/live",
        "get /api/health/ready",
        "get /api/household",
        "get /api/instance",
        "get /api/invites/{code}",
        "get /api/journal",
        "get /api/journal/days",
        "get /api/journal/photos/{id}",
        "get /api/journal/stats",
        "get /api/live",
        "get /api/login",
        "get /api/login/callback",
        "get /api/logout",
        "get /api/modules",
        "get /api/modules/{slug}/action-completions",
        "get /api/modules/{slug}/partner-steps",
        "get /api/news",
        "get /api/objects/{id}",
        "get /api/password/forgot",
        "get /api/password/reset",
        "get /api/preferences",
        "get /api/profile/story",
        "get /api/prompts/answered",
        "get /api/prompts/today",
        "get /api/push/key",
        "get /api/quotes/today",
        "get /api/reads",
        "get /api/reminders/stop",
        "get /api/sharing/undecided",
        "get /api/talks",
        "patch /api/coaching/conversations/{id}",
        "post /api/account/address/code",
        "post /api/account/address/prove",
        "post /api/account/confirm",
        "post /api/account/confirm/passkey",
        "post /api/account/confirm/passkey/options",
        "post /api/account/passkeys",
        "post /api/account/passkeys/options",
        "post /api/account/password",
        "post /api/account/recovery-codes",
        "post /api/account/totp",
        "post /api/account/totp/confirm",
        "post /api/activities/today/another",
        "post /api/address/confirm",
        "post /api/address/undo",
        "post /api/agreements",
        "post /api/agreements/{id}/check",
        "post /api/appreciation",
        "post /api/appreciation/{id}/thanks",
        "post /api/assessment/results/seen",
        "post /api/assessment/rounds/propose",
        "post /api/assessment/submit",
        "post /api/client-reports",
        "post /api/coaching/chat",
        "post /api/coaching/rehearsals",
        "post /api/connection-activities/{activityId}/complete",
        "post /api/couples/invite-code",
        "post /api/couples/join-invite",
        "post /api/couples/leave",
        "post /api/couples/merge",
        "post /api/couples/setup-individual",
        "post /api/couples/undo-join",
        "post /api/focuses",
        "post /api/journal",
        "post /api/journal/{id}/thanks",
        "post /api/login",
        "post /api/login/passkey",
        "post /api/login/passkey/options",
        "post /api/login/second-factor",
        "post /api/modules/{slug}/actions/{index}/toggle",
        "post /api/news/seen",
        "post /api/objects/upload",
        "post /api/password/forgot",
        "post /api/password/reset",
        "post /api/prompts/today/another",
        "post /api/prompts/{promptId}/answer",
        "post /api/prompts/{promptId}/pass",
        "post /api/prompts/{promptId}/rate",
        "post /api/prompts/{promptId}/reply",
        "post /api/push/subscriptions",
        "post /api/reminders/stop",
        "post /api/retreat-interest",
        "post /api/sharing/decide",
        "post /api/signup",
        "post /api/talks",
        "post /api/talks/{id}/steps",
        "put /api/account/passkeys/{id}",
        "put /api/appreciation/{id}/reply",
        "put /api/household",
        "put /api/journal/{id}",
        "put /api/journal/{id}/photo",
        "put /api/journal/{id}/photo/caption",
        "put /api/journal/{id}/reply",
        "put /api/objects/{id}",
        "put /api/preferences",
        "put /api/profile/avatar",
        "put /api/profile/story",
        "put /api/profile/update",
      ]
    `);
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

  it('can be read as a page', async () => {
    const page = await new Person(system.origin).get<string>('/api/docs');
    expect(page.status).toBe(200);
    expect(page.body).toContain('swagger-ui');
  });
});
