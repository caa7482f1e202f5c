import type { JournalEntry } from '@anew/contracts/journal/views';
import type { ReadAnswer } from '@anew/contracts/reads/views';
import { checkBody } from '@anew/testkit/documented';
import { couple, Person, received, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { linkedPages } from './linked-pages.js';

const EVENT = /event: (.+)\ndata: (.+)\n\n/g;
const USER = '/api/auth/user';
const QUOTE = '/api/quotes/today';
const JOURNAL = '/api/journal?limit=1';

let system: SharedSystem;
let me: SignedUp;
let partner: SignedUp;

beforeAll(async () => {
  system = await sharedSystem();
  [me, partner] = await couple(system.origin);
});

const addressFor = (paths: string[]) =>
  `/api/reads?${new URLSearchParams(paths.map((path): [string, string] => ['path', path])).toString()}`;

/** Answers to reads that are asked for together, by their addresses. Each event is checked by the API's document. */
async function together(person: Person, ...paths: string[]) {
  const address = addressFor(paths);
  const response = await person.open('GET', address, {});
  const answers = new Map<string, ReadAnswer>();
  for (const [, event, data = ''] of (await response.text()).matchAll(EVENT)) {
    const answer = JSON.parse(data) as ReadAnswer;
    await checkBody(system.origin, received('GET', address, response), { event, data: answer });
    answers.set(answer.path, answer);
  }
  return { response, answers };
}

describe('several reads in one request', () => {
  it('are each answered as by themselves, with where the next page is', async () => {
    for (const content of ['First.', 'Second.'])
      await me.expectOk(me.post('/api/journal', { content, visibility: 'private' }));
    const { response, answers } = await together(me, USER, QUOTE, JOURNAL);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect([...answers.keys()].sort()).toEqual([USER, QUOTE, JOURNAL].sort());
    for (const path of [USER, QUOTE, JOURNAL]) {
      const alone = await me.get(path);
      const { status, link, body } = answers.get(path)!;
      expect([status, link, JSON.parse(body)]).toEqual([200, alone.headers.get('link'), alone.body]);
    }
    expect(answers.get(JOURNAL)!.link).toContain('rel="next"');
  });

  it('tell the page of whoever was signed in there before nothing, together or alone, and the session stays', async () => {
    const headers = { 'x-person': partner.user.id };
    for (const path of [USER, JOURNAL, addressFor([USER, JOURNAL])])
      expect(await refusal(me.get(path, { headers }))).toMatchObject({
        status: 401,
        code: 'sign_in_required',
      });
    expect(await me.get(USER, { headers: { 'x-person': me.user.id } })).toMatchObject({ status: 200 });
  });

  it('show each person only what they may read', async () => {
    await me.expectOk(me.post('/api/journal', { content: 'For me alone.', visibility: 'private' }));
    const [mine, theirs] = [await together(me, JOURNAL), await together(partner, JOURNAL)];
    expect(mine.answers.get(JOURNAL)!.body).toContain('For me alone.');
    expect(theirs.answers.get(JOURNAL)!.body).not.toContain('For me alone.');
  });

  it('are refused one by one', async () => {
    const alone = await signUp(system.origin);
    const { answers } = await together(alone, USER, JOURNAL, '/api/content/modules/none');
    expect(answers.get(USER)!.status).toBe(200);
    expect(JSON.parse(answers.get(JOURNAL)!.body)).toMatchObject({
      statusCode: 403,
      code: 'couple_required',
    });
    expect(answers.get('/api/content/modules/none')!.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['none', []],
    ['too many', Array.from({ length: 33 }, () => USER)],
    ['what is not read as JSON', [USER, '/api/logout']],
    ['the same call again', [addressFor([USER])]],
    ['another site', ['https://elsewhere.example/api/news']],
  ])('cannot be %s', async (_, paths) => {
    expect(await refusal(me.get(addressFor(paths)))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  it('neither renew nor end a session by a token that has been replaced', async () => {
    const { response } = await together(me, USER, QUOTE);
    expect(response.headers.getSetCookie()).toEqual([]);
    const stale = new Person(system.origin);
    for (const [name, value] of me.cookies) stale.cookies.set(name, name === 'auth_token' ? 'stale' : value);
    const { answers } = await together(stale, USER, QUOTE);
    // The call itself has renewed the session once. Its reads still had the old token.
    expect([...answers.values()].map(({ status }) => status)).toEqual([401, 401]);
    expect((await stale.get(USER)).status).toBe(200);
  });

  it('leave out an answer that is too long to wait in memory', async () => {
    const content = 'x'.repeat(19_000);
    for (let count = 0; count < 5; count += 1)
      await partner.expectOk(partner.post('/api/journal', { content, visibility: 'private' }));
    const { answers } = await together(partner, '/api/journal', USER);
    expect([...answers.keys()]).toEqual([USER]);
  });

  it('answer HEAD with their headers alone', async () => {
    const head = await me.open('HEAD', addressFor([USER]), {});
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('a list page by page', () => {
  it('is what it is as a whole, and of the same part on each page', async () => {
    const [author, reader] = await couple(system.origin);
    for (const person of [author, reader, author, author])
      await person.expectOk(person.post('/api/journal', { content: 'Words.', visibility: 'shared' }));
    const pages = await linkedPages<JournalEntry>(reader, '/api/journal?filter=theirs&limit=2');
    expect(pages.map(({ length }) => length)).toEqual([2, 1]);
    const whole = await reader.get('/api/journal?filter=theirs');
    expect(whole.body).toEqual(pages.flat());
    expect(whole.headers.get('link')).toBeNull();
  });
});
