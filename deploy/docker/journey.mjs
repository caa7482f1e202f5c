// Tests a running system from outside: two people become a couple, answer separately, and see the same
// results.
// node deploy/docker/journey.mjs [http://localhost:3000]
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const origin = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const PASSWORD = 'a quiet harbor at dusk';
const PATIENCE_MS = 30_000;
const PICTURE = readFileSync(new URL('picture.jpg', import.meta.url));

/** A person with a browser of their own: it stores cookies, and sends JSON and pictures. */
class Person {
  /** @type {Map<string, string>} */
  #cookies = new Map();

  /**
   * @param {string} path
   * @param {{ method?: string, body?: object, status?: number }} [options]
   * @returns {Promise<any>} the body of an answer with this status, by default 2xx
   */
  async get(path, { body, method = body ? 'POST' : 'GET', status } = {}) {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'content-type': body instanceof Uint8Array ? 'image/jpeg' : 'application/json' }),
      },
      ...(body && { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value) this.#cookies.set(name, value);
    }
    const text = await response.text();
    const expected = status === undefined ? response.ok : response.status === status;
    assert(expected, `${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }

  /**
   * @param {string} path
   * @param {object} [body]
   */
  post(path, body = {}) {
    return this.get(path, { body });
  }
}

/**
 * @template T
 * @param {() => Promise<T | undefined | null | false>} look
 * @returns {Promise<T>}
 */
async function eventually(look) {
  const giveUp = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    assert(Date.now() < giveUp, `not within ${PATIENCE_MS / 1000} s`);
    await delay(100);
  }
}

/** Signs up on one device, and signs in on another. */
async function signUp() {
  const account = { email: `${randomUUID()}@example.org`, password: PASSWORD };
  await new Person().post('/api/signup', account);
  const person = new Person();
  await person.post('/api/login', account);
  return person;
}

/**
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function step(name, work) {
  const startedAt = performance.now();
  try {
    await work();
  } catch (error) {
    console.log(`FAILED  ${name}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  console.log(`ok      ${name} (${Math.round(performance.now() - startedAt)} ms)`);
}

/** @type {Person} */
let first;
/** @type {Person} */
let second;
/** @type {{ id: string, options: { value: string }[] }[]} */
let questions;
/** @type {unknown} */
let results;

/** @param {number} choice */
const answers = (choice) => ({
  responses: Object.fromEntries(questions.map(({ id, options }) => [id, options[choice]?.value])),
});

await step('gateway and services are ready', async () => {
  const { dependencies } = await new Person().get('/api/health/ready');
  assert(dependencies.length >= 5);
});
await step('the landing page needs no script file, the app behind it does, and is served', async () => {
  assert(!/<script[^>]+src=/.test(await new Person().get('/')));
  const page = await new Person().get('/simple-setup');
  const script = /const ENTRY="(\/[^"]+)"/.exec(page)?.[1];
  assert(script, 'the page names no script');
  await new Person().get(script);
});
await step('the API is described', async () => {
  assert((await new Person().get('/api/openapi.json')).paths['/api/assessment/submit']);
  const page = await new Person().get('/api/docs');
  const script = /src="\.?(\/[^"]*swagger-ui-bundle\.js)"/.exec(page)?.[1];
  assert(script, 'the page names no script');
  await new Person().get(script.startsWith('/api') ? script : `/api${script}`);
});
await step('two people sign up', async () => {
  [first, second] = [await signUp(), await signUp()];
});
await step('one sets up a couple, the other joins by the code', async () => {
  const { inviteCode } = await first.post('/api/couples/setup-individual');
  await second.post('/api/couples/join-invite', { inviteCode });
  await eventually(async () => (await first.get('/api/couples/current')).memberCount === 2);
});
await step('they read the quote of the day', async () => {
  assert((await first.get('/api/quotes/today')).text);
});
await step('they appreciate each other, and answer and pass the question of the day', async () => {
  await first.post('/api/appreciation', { appreciation: 'You waited up for me.', quality: 'patience' });
  const seen = await second.get('/api/appreciation');
  assert.equal(seen[0].appreciation, 'You waited up for me.');
  const { id } = await second.get('/api/prompts/today');
  await first.post(`/api/prompts/${id}/answer`, { text: 'The first summer at the lake.' });
  const before = await second.get('/api/prompts/today');
  assert.equal(before.partner.text, undefined);
  await second.post(`/api/prompts/${id}/pass`);
});
await step('one reads what the other wrote and shared, and not what is private', async () => {
  await first.post('/api/journal', { content: 'We walked to the pier.', visibility: 'shared' });
  await first.post('/api/journal', { content: 'I was afraid to ask.', visibility: 'private' });
  const seen = (await second.get('/api/journal')).map((/** @type {any} */ { content }) => content);
  assert.deepEqual(seen, ['We walked to the pier.']);
});
await step('one adds a photo, and the other sees it', async () => {
  const { id } = await first.post('/api/journal', { content: 'The pier.', visibility: 'shared' });
  await first.get(`/api/journal/${id}/photo`, { method: 'PUT', body: PICTURE });
  const seen = await second.get('/api/journal');
  await second.get(`/api/journal/photos/${seen[0].photo.id}`);
});
await step('the coach answers, and the conversation is kept', async () => {
  const { conversationId } = await first.post('/api/coaching/chat', { message: 'How do we begin again?' });
  const listed = await first.get('/api/coaching/conversations');
  assert(listed.some((/** @type {any} */ { id }) => id === conversationId));
  const { messages } = await first.get(`/api/coaching/conversations/${conversationId}`);
  assert.deepEqual(
    messages.map((/** @type {any} */ { role }) => role),
    ['user', 'assistant'],
  );
});
await step('one answers the assessment; no results yet, and nothing shown to the other', async () => {
  questions = await first.get('/api/assessment/questions');
  assert.equal(questions.length, 22);
  await first.post('/api/assessment/submit', answers(0));
  assert.equal(await first.get('/api/assessment/results'), null);
  assert.equal(await second.get('/api/assessment/my-responses'), null);
});
await step('the other answers, and results appear', async () => {
  await second.post('/api/assessment/submit', answers(1));
  results = await eventually(() => first.get('/api/assessment/results'));
  assert.equal(/** @type {any} */ (results).categories.length, 5);
});
await step('both see the same results', async () => {
  assert.deepEqual(await second.get('/api/assessment/results'), results);
});
await step('a stranger sees none of it', async () => {
  const stranger = await signUp();
  await stranger.get('/api/assessment/results', { status: 403 });
  await new Person().get('/api/assessment/results', { status: 401 });
});
await step('one exports everything, then deletes the account; the partner keeps what is theirs', async () => {
  await second.post('/api/journal', { content: 'I keep this.', visibility: 'shared' });
  await first.post('/api/account/confirm', { currentPassword: PASSWORD });
  assert(JSON.stringify(await first.get('/api/account/export')).includes('I was afraid to ask.'));
  const farewell = { confirm: 'delete my account', currentPassword: PASSWORD };
  await first.get('/api/account', { method: 'DELETE', body: farewell });
  await first.get('/api/journal', { status: 401 });
  await eventually(async () => {
    const left = await second.get('/api/journal');
    return left.length === 1 && left[0].content === 'I keep this.';
  });
});
console.log('The journey is complete.');
