import 'reflect-metadata';
import { allRoutes, type RouteName } from '@anew/contracts/http/map';
import type { Access } from '@anew/contracts/http/route';
import { couple, Person, prove, type SignedUp, signUp, single } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BAD_BODIES, BAD_FIELDS, MANY_QUESTIONS, typeOf } from './bad-bodies.js';
import { FOR_ANYONE, FOR_ANYONE_SIGNED_IN } from './open-calls.js';
import { addressOf, listOperations, nameOf, type Operation } from './operations.js';
import { expectRefused, faultsOf } from './refused.js';

let system: SharedSystem;
let operations: Operation[];
let stranger: Person;
let alone: SignedUp;
let partnered: SignedUp;

beforeAll(async () => {
  system = await sharedSystem();
  stranger = new Person(system.origin);
  [operations, alone, [partnered]] = await Promise.all([
    listOperations(system.origin),
    signUp(system.origin),
    couple(system.origin),
  ]);
});

/** Anyone may report an error of a browser, in at most 4 kB. */
const REPORTS = /^POST \/api\/client-reports$/;
const SHORT_BYTES = 4_096;

const FORMS = /^POST \/api\/(login|login\/second-factor|signup|password\/\w+|address\/\w+|reminders\/stop)$/;
const PICTURES = /^PUT \/api\/(objects\/\{id\}|journal\/\{id\}\/photo)$/;

const ODD_NAMES = [
  '1',
  '-1',
  '99999999999999999999',
  '%00',
  '%ff',
  '%E0%A4%A',
  '..%2f..%2fadmin',
  "'%20OR%201=1--",
  'a;b',
  'x'.repeat(99),
  'x'.repeat(5_000),
].map((odd) => ({ odd, what: `${odd.slice(0, 40)} (${odd.length})` }));

/** An id that is well-formed, so that a call looks at its body and only then for the thing. */
const UPPER_CASE_ID = 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF';

/** Calls that the document names, without these. */
const allBut = (routes: readonly RouteName[]) => {
  const names = new Set(routes.map(nameOf));
  return operations.filter(({ name }) => !names.has(name));
};

const changes = ({ method }: Operation) => method !== 'GET';
const takesFields = ({ method, name }: Operation) =>
  /^(POST|PUT|PATCH)$/.test(method) && !PICTURES.test(name);

/** Faults in the refusals by operation. Empty if all of them are right. */
async function faultsBy(
  chosen: Operation[],
  ask: (operation: Operation) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  expect(chosen.length).toBeGreaterThan(0);
  const asked = chosen.map(async (operation) => [operation.name, await ask(operation)] as const);
  return Object.fromEntries((await Promise.all(asked)).filter(([, faults]) => faults.length > 0));
}

function emptyBody({ method, name }: Operation) {
  if (PICTURES.test(name)) return { headers: { 'content-type': 'image/jpeg' } };
  return method === 'GET' ? {} : { body: {} };
}

describe('every call', () => {
  it('of the map is in the document', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(allRoutes.map(([name]) => nameOf(name)).sort());
  });

  it('is for couples alone, except for those that are named here', () => {
    const routesFor = (who: Access) =>
      allRoutes.filter(([, { access }]) => access === who).map(([name]) => name);
    expect(routesFor('anyone').sort()).toEqual([...FOR_ANYONE].sort());
    expect(routesFor('signed-in').sort()).toEqual([...FOR_ANYONE_SIGNED_IN].sort());
  });

  it('that is not public answers 401 to whoever is not signed in', async () => {
    const faults = await faultsBy(allBut(FOR_ANYONE), async (operation) =>
      faultsOf(await stranger.call(operation.method, operation.path, emptyBody(operation)), [401]),
    );
    expect(faults).toEqual({});
  });

  it('that is about the two of them answers 403 to whoever has no couple', async () => {
    const needsCouple = allBut([...FOR_ANYONE, ...FOR_ANYONE_SIGNED_IN]);
    const faults = await faultsBy(needsCouple, async (operation) => {
      const answer = await alone.call(operation.method, operation.path, emptyBody(operation));
      const { code } = answer.body as { code?: string };
      return [...faultsOf(answer, [403]), ...(code === 'couple_required' ? [] : [`code ${code}`])];
    });
    expect(faults).toEqual({});
  });

  it('that changes something is refused when another site’s page makes it', async () => {
    const faults = await faultsBy(operations.filter(changes), async ({ method, path }) => {
      const signs: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      const answers = signs.map((headers) => partnered.call(method, path, { body: {}, headers }));
      return (await Promise.all(answers)).flatMap((answer) => faultsOf(answer, [403]));
    });
    expect(faults).toEqual({});
  });

  it.each(BAD_BODIES)('that takes fields refuses $what', async (bad) => {
    const isForm = (operation: Operation) => FORMS.test(operation.name);
    const faults = await faultsBy(operations.filter(takesFields), async (operation) => {
      // Calls that sign in or out use a separate person, so that the others stay signed in.
      const person = isForm(operation) ? stranger : partnered;
      const { method, path, name } = operation;
      const isTooLong = REPORTS.test(name) && Buffer.byteLength(bad.body) > SHORT_BYTES;
      return faultsOf(await person.call(method, path, { body: bad.body, headers: typeOf(bad) }), [
        isTooLong ? 413 : bad.status,
      ]);
    });
    expect(faults).toEqual({});
  });

  it('but those with a page of their own refuses a form', async () => {
    const others = operations.filter(takesFields).filter(({ name }) => !FORMS.test(name));
    const form = { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const faults = await faultsBy(others, async ({ method, path }) =>
      faultsOf(await partnered.call(method, path, form), [415]),
    );
    expect(faults).toEqual({});
  });

  it.each(ODD_NAMES)('answers as if there were nothing when the address names $what', async ({ odd }) => {
    expect(await faultsAt(odd, () => [404])).toEqual({});
  });

  it('answers the same for an id in upper case that nothing has, or names a field that is missing', async () => {
    const isTicketed = ({ name }: Operation) => name === nameOf('PUT /api/objects/:id');
    const statuses = (operation: Operation) => {
      if (isTicketed(operation)) return [403];
      return takesFields(operation) ? [400, 404] : [404];
    };
    expect(await faultsAt(UPPER_CASE_ID, statuses)).toEqual({});
  });

  async function faultsAt(id: string, statusesOf: (operation: Operation) => number[]) {
    await prove(partnered);
    const named = operations.filter(({ parameters }) => parameters.length > 0);
    return faultsBy(named, async (operation) => {
      const path = addressOf(operation.name.split(' ')[1]!, () => id);
      const answer = await partnered.call(operation.method, path, emptyBody(operation));
      return faultsOf(answer, statusesOf(operation));
    });
  }
});

describe('a call', () => {
  it.each(BAD_FIELDS)('$call names $field when that is wrong', async ({ call, body, field }) => {
    const [method, path] = call.split(' ');
    const answer = await partnered.call<{ errors: { field: string }[] }>(method!, path!, { body });
    expectRefused(answer, 400);
    expect(answer.body.errors.map((error) => error.field)).toContain(field);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['limit=5&before=MjAyNg', 'before'],
  ])('for a page ?%s names %s as wrong', async (query, field) => {
    for (const path of ['/api/journal', '/api/appreciation']) {
      const answer = await partnered.get<{ errors: object[] }>(`${path}?${query}`);
      expectRefused(answer, 400);
      expect(answer.body.errors).toMatchObject([{ field }]);
    }
  });

  it('with thousands of made-up questions is refused in few words, and harms nobody', async () => {
    const answer = await partnered.post('/api/assessment/submit', MANY_QUESTIONS);
    expectRefused(answer, 400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
    expect((await partnered.get('/api/assessment/my-responses')).status).toBe(200);
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api?x=1'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/nothing?x=%ff'],
    ['GET', '/api//journal'],
    ['GET', '/api/%ff'],
    ['POST', '/api/nothing'],
    ['POST', '/nothing'],
    ['POST', '/api/quotes/today'],
    ['PATCH', '/api/journal'],
    ['PUT', '/api/auth/user'],
    ['DELETE', '/api/couples/current'],
    ['OPTIONS', '/api/journal'],
    ['PROPFIND', '/api/journal'],
  ])('%s %s is answered with 404, as JSON', async (method, path) => {
    expectRefused(await partnered.call(method, path, {}), 404);
  });

  it('with an Idempotency-Key that is none is refused', async () => {
    for (const key of ['two words', 'x'.repeat(201)]) {
      expectRefused(
        await partnered.post('/api/couples/setup-individual', {}, { 'idempotency-key': key }),
        400,
      );
    }
  });

  it('is answered with the request id that it came with, or one of its own', async () => {
    const given = await partnered.get('/api/couples/current', { headers: { 'x-request-id': 'my-own-id-1' } });
    expect(given.headers.get('x-request-id')).toBe('my-own-id-1');
    const odd = await partnered.get('/api/couples/current', { headers: { 'x-request-id': 'a b' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('what someone wrote for themself', () => {
  it('is not there for a partner or a stranger: a conversation', async () => {
    const [writer, partner] = await couple(system.origin);
    const outsider = await single(system.origin);
    const { conversationId } = await writer.expectOk(
      writer.post<{ conversationId: string }>('/api/coaching/chat', { message: 'For me alone' }),
    );
    const path = `/api/coaching/conversations/${conversationId}`;
    for (const other of [partner, outsider]) {
      expectRefused(await other.get(path), 404);
      expectRefused(await other.delete(path), 404);
      expectRefused(await other.post('/api/coaching/chat', { message: 'Hi', conversationId }), 404);
      expect((await other.get('/api/coaching/conversations')).body).toEqual([]);
    }
    expect(await writer.get(path)).toMatchObject({ status: 200, body: { id: conversationId } });
  });

  it('is not there for a partner or a stranger: a private journal entry', async () => {
    const [writer, partner] = await couple(system.origin);
    const outsider = await single(system.origin);
    const write = (visibility: string) =>
      writer.expectOk(writer.post<{ id: string }>('/api/journal', { content: 'Words', visibility }));
    const [hidden, shown] = [await write('private'), await write('shared')];
    const seenBy = async (person: Person) =>
      (await person.get<{ id: string }[]>('/api/journal')).body.map(({ id }) => id);

    expect(await seenBy(writer)).toEqual([shown.id, hidden.id]);
    expect(await seenBy(partner)).toEqual([shown.id]);
    expect(await seenBy(outsider)).toEqual([]);
    for (const other of [partner, outsider])
      for (const { id } of [hidden, shown]) {
        expectRefused(await other.call('PUT', `/api/journal/${id}`, { body: { content: 'Mine' } }), 404);
        expectRefused(await other.delete(`/api/journal/${id}`), 404);
      }
  });
});

describe('a change that another site’s page makes', () => {
  const entry = { content: 'Words', visibility: 'private' };
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it('passes with a bearer token, which that page cannot know', async () => {
    const bearer = { authorization: `Bearer ${partnered.cookies.get('auth_token')}` };
    const app = new Person(system.origin);
    expect((await app.post('/api/journal', entry, { ...foreign, ...bearer })).status).toBe(201);
  });

  it('does nothing when it is refused', async () => {
    const other = await single(system.origin);
    expectRefused(await other.post('/api/journal', entry, foreign), 403);
    expect((await other.get('/api/journal')).body).toEqual([]);
  });

  it('passes from our own pages', async () => {
    const own = { origin: system.origin, 'sec-fetch-site': 'same-origin' };
    expect((await partnered.post('/api/journal', entry, own)).status).toBe(201);
  });
});
