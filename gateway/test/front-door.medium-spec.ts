import type { UploadTicket } from '@anew/contracts/identity/views';
import { createLogger } from '@anew/observability/logger';
import { Database } from '@anew/testkit/database';
import { checkBody } from '@anew/testkit/documented';
import { type Answer, couple, Person, received, refusal, type SignedUp } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { answerBroken, TIME_LIMITS } from '../src/http/broken-requests.js';
import { listOperations, type Operation } from './operations.js';
import { sendRaw } from './raw.js';
import { expectRefused, faultsOf } from './refused.js';

const SOME_ID = '01920000-0000-7000-8000-000000000000';
const UNKNOWN = `/api/objects/${SOME_ID}?ticket=x`;
const MB = 1024 * 1024;
/** Types of what no call for a picture takes. */
const OTHER_TYPES = ['image/png', 'image/jpegs', 'text/html', 'application/octet-stream', 'application/json'];

let system: SharedSystem;
let me: SignedUp;
let stranger: Person;
let operations: Operation[];

beforeAll(async () => {
  system = await sharedSystem();
  stranger = new Person(system.origin);
  [[me], operations] = await Promise.all([couple(system.origin), listOperations(system.origin)]);
});

/** Milliseconds that the first takes longer than the second, the fastest of each in turn: other work only slows a turn. */
async function extraTime(ask: () => Promise<unknown>, baseline: () => Promise<unknown>): Promise<number> {
  const fastest = [Infinity, Infinity];
  for (let turn = 0; turn < 9; turn++)
    for (const [which, work] of [ask, baseline].entries()) {
      const begin = performance.now();
      await work();
      fastest[which] = Math.min(fastest[which]!, performance.now() - begin);
    }
  return fastest[0]! - fastest[1]!;
}

function putChunked(path: string, bytes: number, type: string): Promise<Response> {
  let left = bytes;
  const body = new ReadableStream({
    pull(controller) {
      if (left <= 0) {
        controller.close();
        return;
      }
      left -= 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const init = { method: 'PUT', body, duplex: 'half', headers: { 'content-type': type } };
  return fetch(`${system.origin}${path}`, init as RequestInit);
}

describe('bytes', () => {
  const bytes = new Uint8Array(5 * MB);
  const put = async (method: string, path: string, headers: Record<string, string>): Promise<Answer> => {
    const response = await fetch(`${system.origin}${path}`, { method, body: bytes, headers });
    const body: unknown = await response.json();
    await checkBody(system.origin, received(method, path, response), body);
    return { status: response.status, headers: response.headers, body };
  };

  it.each(['image/jpeg', 'application/octet-stream', 'image/png'])(
    'of type %s are refused by the first six calls that take no picture, however many they are',
    async (type) => {
      const cookie = [...me.cookies].map((pair) => pair.join('=')).join('; ');
      const others = operations.filter(
        ({ method, name }) => method !== 'GET' && !/^PUT \/api\/(objects|journal\/\{id\}\/photo$)/.test(name),
      );
      const faults: string[] = [];
      for (const { name, method, path } of others.slice(0, 6)) {
        const answers = [
          await put(method, path, { 'content-type': type }),
          await put(method, path, { 'content-type': type, cookie }),
        ];
        faults.push(
          ...answers.flatMap((answer) => faultsOf(answer, [415]).map((fault) => `${name}: ${fault}`)),
        );
      }
      expect(faults).toEqual([]);
    },
  );

  it('for a picture are refused before they are read where the ticket is none', async () => {
    const answer = await put('PUT', UNKNOWN, { 'content-type': 'image/jpeg' });
    expectRefused(answer, 403);
    expect(answer.body).toMatchObject({ code: 'upload_expired' });
  });

  it('for a picture are refused while they have not even been sent', async () => {
    const { uploadURL } = await me.expectOk(me.post<UploadTicket>('/api/objects/upload'));
    const head = (path: string, type: string, length: number) =>
      `PUT ${path} HTTP/1.1\r\nHost: anew\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
    const answers = await Promise.all([
      sendRaw(system.origin, head(UNKNOWN, 'image/jpeg', 5 * MB)),
      ...OTHER_TYPES.map((type) => sendRaw(system.origin, head(uploadURL, type, 5 * MB))),
      sendRaw(system.origin, head(uploadURL, 'image/jpeg', 5 * MB + 1)),
      sendRaw(system.origin, head('/api/profile/avatar', 'image/jpeg', 5 * MB)),
      sendRaw(system.origin, head(`/api/journal/${SOME_ID}/photo`, 'image/jpeg', 5 * MB)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, ...OTHER_TYPES.map(() => 415), 413, 415, 401]);
    for (const answer of answers) expectRefused(answer, answer.status);
  });

  it('that come in pieces are cut off where a picture would be too large', async () => {
    const { uploadURL } = await me.expectOk(me.post<UploadTicket>('/api/objects/upload'));
    const { status } = await putChunked(uploadURL, 5 * MB + 65_536, 'image/jpeg');
    expect(status).toBe(413);
  });

  it('at an address that there is not are answered with 404, unread', async () => {
    expectRefused(await put('POST', '/api/nothing', { 'content-type': 'image/jpeg' }), 404);
  });
});

describe('a field with a name that every object has', () => {
  const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
  const FORMS = ['/api/login', '/api/signup', '/api/password/forgot', '/api/password/reset'];

  it.each(names)('is refused by every call, at the top and inside, as unknown: %s', async (name) => {
    const bodies = [`{"${name}":1}`, `{"${name}":{"name":"x"}}`, `{"email":{"${name}":{}},"content":"x"}`];
    const faults: string[] = [];
    const changing = operations.filter(
      ({ method, name: call }) => /^(POST|PUT)$/.test(method) && !/objects\/\{|\/photo$/.test(call),
    );
    await Promise.all(
      changing.flatMap(({ method, path }) =>
        bodies.map(async (body) => {
          const person = FORMS.includes(path) ? stranger : me;
          const answer = await person.call<{ errors?: { field: string }[] }>(method, path, { body });
          const isNamed = answer.body.errors?.some(({ field }) => field.split('.').includes(name));
          faults.push(...faultsOf(answer, [400]), ...(isNamed ? [] : [`${path} ${body} does not name it`]));
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  it.each(FORMS)('is refused in a form at %s', async (path) => {
    for (const name of names) {
      const form = {
        body: `${name}=x&email=a%40example.org`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };
      const answer = await stranger.call('POST', path, form);
      expect({ name, status: answer.status }).toEqual({ name, status: 400 });
    }
  });
});

describe('twenty thousand fields', () => {
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1])));

  it('are refused as fast as one, in few words', async () => {
    const refused = async (body: string) => {
      const answer = await me.call('POST', '/api/journal', { body });
      expectRefused(answer, 400);
      expect(JSON.stringify(answer.body).length).toBeLessThan(1_000);
    };
    // The remaining time is that of reading a quarter of a megabyte, which one long text takes as well.
    const one = JSON.stringify({ k: 'x'.repeat(many.length) });
    expect(
      await extraTime(
        () => refused(many),
        () => refused(one),
      ),
    ).toBeLessThan(150);
  });

  it('in a form, too', async () => {
    const form = Array.from({ length: 20_000 }, (_, at) => `k${at}=1`).join('&');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const refused = async (body: string) =>
      expect((await stranger.call('POST', '/api/login', { body, headers })).status).toBe(400);
    const one = `k=${'x'.repeat(form.length)}`;
    expect(
      await extraTime(
        () => refused(form),
        () => refused(one),
      ),
    ).toBeLessThan(500);
  });
});

describe('what is no request', () => {
  const GOOD = 'Host: anew\r\n\r\n';

  it.each([
    ['a bad request line', `NONSENSE\r\n${GOOD}`, 400],
    ['a bad version', `GET / HTTP/9.9\r\n${GOOD}`, 400],
    ['another protocol', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]), 400],
    ['a header that is none', 'GET /api/quotes/today HTTP/1.1\r\nHost: anew\r\nno colon\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: anew\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['no Host', 'GET /api/quotes/today HTTP/1.1\r\n\r\n', 400],
    ['a head of 20 kB', `GET /api/quotes/today HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n${GOOD}`, 431],
    ['an odd expectation', `GET /api/nothing HTTP/1.1\r\nExpect: wonders\r\n${GOOD}`, 404],
  ])('is refused in the one shape: %s', async (_, bytes, status) => {
    expectRefused(await sendRaw(system.origin, bytes), status);
  });

  it('is refused when it does not come in time, and 30 seconds are that time', async () => {
    expect(TIME_LIMITS).toMatchObject({ requestTimeout: 30_000, http: { requestTimeout: 30_000 } });
    const server = fastify({
      ...TIME_LIMITS,
      requestTimeout: 300,
      http: {
        ...TIME_LIMITS.http,
        requestTimeout: 300,
        headersTimeout: 200,
        connectionsCheckingInterval: 50,
      },
      clientErrorHandler: answerBroken(createLogger('test', 'silent')),
    });
    server.post('/', () => ({}));
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const head = 'POST / HTTP/1.1\r\nHost: anew\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';
    const answers = await Promise.all([sendRaw(origin, head), sendRaw(origin, `${head}\r\n{"a`)]);
    await server.close();
    for (const answer of answers) expectRefused(answer, 408);
  });
});

describe('a database whose disk is full', () => {
  it('is an outage: 503 and when to try again', async () => {
    const database = new Database(system.postgres, 'journal');
    await database.query(`CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await database.query(
      'CREATE TRIGGER disk_full BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION disk_full()',
    );
    try {
      const answer = await me.post('/api/journal', { content: 'Words', visibility: 'private' });
      expect(await refusal(Promise.resolve(answer))).toMatchObject({
        status: 503,
        code: 'service_unavailable',
      });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await database.query('DROP FUNCTION disk_full CASCADE');
      await database.close();
    }
  });
});
