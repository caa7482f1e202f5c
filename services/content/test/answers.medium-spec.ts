import { randomUUID } from 'node:crypto';
import {
  ANSWER_MAX,
  type AnsweredPrompt,
  type AnswerReceipt,
  REPLY_MAX,
  type TodaysPrompt,
} from '@anew/contracts/content/answers';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { deleteAccount, exportOf } from '@anew/testkit/life';
import { couple, PASSWORD, Person, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let system: SharedSystem;
let content: Database;

beforeAll(async () => {
  system = await sharedSystem();
  content = new Database(system.postgres, 'content');
}, 90_000);

afterAll(() => content.close());

/** A day lies between these two, whatever time it is. */
const BEFORE_MIDNIGHT = { 'x-time-zone': 'Etc/GMT+12' };
const AFTER_MIDNIGHT = { 'x-time-zone': 'Etc/GMT-12' };
const NOBODY_S = '01900000-0000-7000-8000-000000000000';
const SEALED = { answered: true, passed: false };

const two = () => couple(system.origin);
const today = (person: Person, headers = {}) =>
  person.expectOk(person.get<TodaysPrompt>('/api/prompts/today', { headers }));
const say = (person: Person, id: string, text: string, headers = {}) =>
  person.post<AnswerReceipt>(`/api/prompts/${id}/answer`, { text }, headers);
const answer = (person: Person, id: string, text: string, headers = {}) =>
  person.expectOk(say(person, id, text, headers));
const pass = (person: Person, id: string) => person.post(`/api/prompts/${id}/pass`);
const reply = (person: Person, id: string, text: string, headers = {}) =>
  person.post(`/api/prompts/${id}/reply`, { text }, headers);
const another = (person: Person) => person.post<TodaysPrompt>('/api/prompts/today/another');
const answered = (person: Person, query = '') =>
  person.get<AnsweredPrompt[]>(`/api/prompts/answered${query}`);
const history = (person: Person) => person.expectOk(answered(person));
const leave = (person: Person) =>
  person.expectOk(person.post('/api/couples/leave', { currentPassword: PASSWORD }));

async function join(guest: Person, host: Person, path = 'join-invite'): Promise<void> {
  const { body } = await host.get<{ inviteCode: string }>('/api/couples/current');
  const code = path === 'merge' ? 'partnerInviteCode' : 'inviteCode';
  await guest.expectOk(guest.post(`/api/couples/${path}`, { [code]: body.inviteCode }));
  await eventually('both to be seen', async () =>
    (await today(host)).partner && (await today(guest)).partner ? true : null,
  );
}

/** Until everyone's gateway knows that this person is alone. */
const alone = (person: Person) =>
  eventually('them to be alone', async () => ((await today(person)).partner === null ? true : null));

/** Two who have both answered. */
async function open(): Promise<{ a: SignedUp; b: SignedUp; id: string }> {
  const [a, b] = await two();
  const { id } = await today(a);
  await answer(a, id, 'the answer of a');
  await answer(b, id, 'the answer of b');
  return { a, b, id };
}

/** Puts the couple's question, and what was said to it, so many days back. */
async function passDays(id: string, { user }: SignedUp, days: number): Promise<void> {
  const [row] = await content.query<{ couple_id: string; day: string }>(
    'SELECT couple_id, day::text FROM prompt_answers WHERE prompt_id = $1 AND user_id = $2',
    [id, user.id],
  );
  for (const table of ['prompt_answers', 'daily_choices'])
    await content.query(`UPDATE ${table} SET day = day - $3::int WHERE couple_id = $1 AND day = $2`, [
      row?.couple_id,
      row?.day,
      days,
    ]);
}

describe('an answer', () => {
  it('stays sealed until both have answered, and then each reads the other’s', async () => {
    const [a, b] = await two();
    const { id, ...nothingSaid } = await today(a);
    expect(nothingSaid).toMatchObject({ mine: null, partner: { answered: false, passed: false } });
    expect(await answer(a, id, '  only for b  ')).toEqual({ opened: false });
    expect((await today(a)).mine).toEqual({
      answered: true,
      passed: false,
      text: 'only for b',
      reply: null,
      forPartner: true,
    });
    const waiting = await today(b);
    expect(waiting).toMatchObject({ id, mine: null, canHaveAnother: false });
    expect(waiting.partner).toEqual(SEALED);
    expect(await answer(b, id, 'only for a')).toEqual({ opened: true });
    expect((await today(b)).partner).toEqual({ ...SEALED, text: 'only for b', reply: null });
    expect((await today(a)).partner).toEqual({ ...SEALED, text: 'only for a', reply: null });
  });

  it('can be changed until both have answered, and not after', async () => {
    const [a, b] = await two();
    const { id } = await today(a);
    await answer(a, id, 'first');
    await answer(a, id, 'second');
    await answer(b, id, 'of b');
    for (const person of [a, b])
      expect(await refusal(say(person, id, 'third'))).toMatchObject({ status: 409, code: 'answers_open' });
    expect((await today(b)).partner).toMatchObject({ text: 'second' });
    expect(await history(a)).toHaveLength(1);
  });

  it('is sealed in the database', async () => {
    const [a] = await two();
    const { id } = await today(a);
    const text = `a canary ${randomUUID()}`;
    await answer(a, id, text, { 'idempotency-key': randomUUID() });
    const rows = (await content.everything()).join('\n');
    expect(rows).toContain(a.user.id);
    for (const readable of [text, Buffer.from(text).toString('hex')]) expect(rows).not.toContain(readable);
  });

  it.each([{}, { text: '' }, { text: ' \n ' }, { text: 5 }, { text: 'x', mood: 'fine' }])(
    'is refused when it reads %j',
    async (body) => {
      const [a] = await two();
      const { id } = await today(a);
      const refused = await refusal(a.post(`/api/prompts/${id}/answer`, body));
      expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
      expect((await today(a)).mine).toBeNull();
    },
  );

  it('may be as long as is said, and no longer', async () => {
    const [a] = await two();
    const { id } = await today(a);
    expect(await refusal(say(a, id, 'x'.repeat(ANSWER_MAX + 1)))).toMatchObject({ status: 400 });
    await answer(a, id, `${'x'.repeat(ANSWER_MAX - 1)}👪 `);
    expect((await today(a)).mine?.text).toBe(`${'x'.repeat(ANSWER_MAX - 1)}👪`);
  });
});

describe('passing', () => {
  it('opens nothing, is seen by the partner, and can be taken back by answering', async () => {
    const [a, b] = await two();
    const { id } = await today(a);
    await answer(b, id, 'for whenever a is ready');
    expect((await pass(a, id)).status).toBe(204);
    expect((await pass(a, id)).status).toBe(204);
    expect(await today(a)).toMatchObject({
      mine: { passed: true, answered: false, text: null },
      partner: SEALED,
    });
    expect((await today(a)).partner).toEqual(SEALED);
    expect((await today(b)).partner).toEqual({ answered: false, passed: true });
    expect(await history(a)).toEqual([]);
    expect(await answer(a, id, 'after all')).toEqual({ opened: true });
    expect((await today(b)).partner).toMatchObject({ text: 'after all' });
  });

  it('does not take back an answer', async () => {
    const [a, b] = await two();
    const { id } = await today(a);
    await answer(a, id, 'it stays');
    expect(await refusal(pass(a, id))).toMatchObject({ status: 409, code: 'question_answered' });
    await answer(b, id, 'of b');
    expect(await refusal(pass(b, id))).toMatchObject({ status: 409, code: 'answers_open' });
    expect((await today(b)).partner).toMatchObject({ text: 'it stays' });
  });
});

describe('a reply', () => {
  it('is one of each, once both have answered', async () => {
    const [a, b] = await two();
    const { id } = await today(a);
    const tooEarly = { status: 409, code: 'answers_sealed' };
    expect(await refusal(reply(a, id, 'to nothing'))).toMatchObject({ status: 404 });
    await answer(a, id, 'of a');
    expect(await refusal(reply(a, id, 'to nothing yet'))).toMatchObject(tooEarly);
    await answer(b, id, 'of b');
    for (const text of ['', ' ', 'x'.repeat(REPLY_MAX + 1)])
      expect(await refusal(reply(a, id, text))).toMatchObject({ status: 400 });
    expect((await reply(a, id, ' I did not know. ')).status).toBe(204);
    expect(await refusal(reply(a, id, 'once more'))).toMatchObject({ status: 409, code: 'reply_sent' });
    expect((await reply(b, id, 'Now you do.')).status).toBe(204);
    expect(await today(a)).toMatchObject({
      mine: { reply: 'I did not know.' },
      partner: { reply: 'Now you do.' },
    });
    expect(await today(b)).toMatchObject({
      mine: { reply: 'Now you do.' },
      partner: { reply: 'I did not know.' },
    });
  });

  it('can still be given on a later day', async () => {
    const { a, b, id } = await open();
    await passDays(id, a, 40);
    expect((await reply(a, id, 'I read it again.')).status).toBe(204);
    expect((await history(b))[0]?.partner).toMatchObject({ reply: 'I read it again.' });
  });
});

describe('another question', () => {
  it('comes once a day, for both, and whoever had passed the first has not passed it', async () => {
    const [a, b] = await two();
    const first = await today(a);
    expect(first.canHaveAnother).toBe(true);
    await pass(b, first.id);
    const second = await a.expectOk(another(a));
    expect(second).toMatchObject({ mine: null, canHaveAnother: false });
    expect(second.id).not.toBe(first.id);
    expect(await today(b)).toEqual(second);
    expect(await refusal(another(b))).toMatchObject({ status: 409, code: 'another_taken' });
    expect(await refusal(say(b, first.id, 'too late for this one'))).toMatchObject({ status: 404 });
    expect(await answer(b, second.id, 'for this one')).toEqual({ opened: false });
  });

  it('does not come once somebody has answered', async () => {
    const [a, b] = await two();
    const { id } = await today(a);
    await answer(a, id, 'of a');
    for (const person of [a, b])
      expect(await refusal(another(person))).toMatchObject({ status: 409, code: 'question_answered' });
    expect((await today(b)).id).toBe(id);
  });

  it('of two who ask at once comes to one, and of a repeat once', async () => {
    const [a, b] = await two();
    await today(a);
    const both = await Promise.all([another(a), another(b)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [c] = await two();
    const key = { 'idempotency-key': randomUUID() };
    const asked = () => c.post<TodaysPrompt>('/api/prompts/today/another', undefined, key);
    const [one, same] = [await asked(), await asked()];
    expect([one.status, same.status]).toEqual([200, 200]);
    expect(same.body).toEqual(one.body);
  });

  it('and an answer at the same moment: the answer is kept, or refused and not lost in silence', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = await two();
      const { id } = await today(a);
      const [said, asked] = await Promise.all([say(a, id, 'just now'), another(b)]);
      const now = await today(a);
      if (said.status === 200) expect([asked.status, now.id, now.mine?.text]).toEqual([409, id, 'just now']);
      else expect([said.status, asked.status, now.mine]).toEqual([404, 200, null]);
    }
  });
});

describe('at the same moment', () => {
  it('both answer: exactly one of them opens both, and each reads the other’s', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = await two();
      const { id } = await today(a);
      const receipts = await Promise.all([answer(a, id, 'of a'), answer(b, id, 'of b')]);
      expect(receipts.map(({ opened }) => opened).sort()).toEqual([false, true]);
      expect((await today(a)).partner).toMatchObject({ text: 'of b' });
      expect((await today(b)).partner).toMatchObject({ text: 'of a' });
    }
  });

  it('one changes the answer while the other answers: the change is there, or is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = await two();
      const { id } = await today(a);
      await answer(a, id, 'before');
      const [changed] = await Promise.all([say(a, id, 'after'), answer(b, id, 'of b')]);
      const { partner } = await today(b);
      expect([changed.status, partner?.text]).toEqual(
        changed.status === 200 ? [200, 'after'] : [409, 'before'],
      );
    }
  });

  it('the same request comes ten times: it is done once and answered alike', async () => {
    const { a, b, id } = await open();
    const key = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(Array.from({ length: 10 }, () => reply(a, id, 'once', key)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(204));
    expect((await today(b)).partner).toMatchObject({ reply: 'once' });
  });

  it('a repeated answer gets its first receipt, also after both have answered', async () => {
    const [a, b] = await two();
    const { id } = await today(a);
    const key = { 'idempotency-key': randomUUID() };
    const receipts = [await answer(a, id, 'of a', key)];
    await answer(b, id, 'of b');
    receipts.push(await answer(a, id, 'of a', key));
    expect(receipts).toEqual([{ opened: false }, { opened: false }]);
    expect(await refusal(say(a, id, 'other words', key))).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('around midnight', () => {
  it('what is sent after it goes to the question that it was written for', async () => {
    const [a, b] = await two();
    const yesterdays = await today(a, BEFORE_MIDNIGHT);
    const todays = await today(a, AFTER_MIDNIGHT);
    expect(todays.id).not.toBe(yesterdays.id);
    await answer(a, yesterdays.id, 'written at 23:59', AFTER_MIDNIGHT);
    expect((await today(a, BEFORE_MIDNIGHT)).mine?.text).toBe('written at 23:59');
    expect((await today(a, AFTER_MIDNIGHT)).mine).toBeNull();
    // For the partner, further west, it is still that day.
    expect(await answer(b, yesterdays.id, 'in the evening', BEFORE_MIDNIGHT)).toEqual({ opened: true });
    expect(await history(a)).toMatchObject([
      {
        id: yesterdays.id,
        text: yesterdays.text,
        mine: { text: 'written at 23:59' },
        partner: { text: 'in the evening' },
      },
    ]);
  });

  it('a question is closed once the day after it is over', async () => {
    const [a, b] = await two();
    const { id } = await today(a);
    await answer(a, id, 'on its day');
    await passDays(id, a, 2);
    for (const person of [a, b]) {
      expect(await refusal(say(person, id, 'two days late'))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
      expect((await pass(person, id)).status).toBe(404);
    }
    expect((await history(a))[0]?.mine?.text).toBe('on its day');
  });
});

describe('the questions of the past', () => {
  it('come in pages, newest first, each with its question and both answers', async () => {
    const [a, b] = await two();
    const asked: string[] = [];
    for (let ago = 5; ago > 0; ago--) {
      const { id, text } = await today(a);
      asked.unshift(text);
      await answer(a, id, `of a, ${ago}`);
      if (ago % 2 === 0) await answer(b, id, `of b, ${ago}`);
      await passDays(id, a, 2 + ago);
    }
    const found: AnsweredPrompt[] = [];
    let next: string | undefined = '/api/prompts/answered?limit=2';
    for (let pages = 0; next !== undefined; pages++) {
      const { body, headers }: { body: AnsweredPrompt[]; headers: Headers } =
        await a.get<AnsweredPrompt[]>(next);
      expect(body).toHaveLength(pages === 2 ? 1 : 2);
      found.push(...body);
      next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(found.map(({ text }) => text)).toEqual(asked);
    expect(found.map(({ mine }) => mine?.text)).toEqual([1, 2, 3, 4, 5].map((ago) => `of a, ${ago}`));
    expect(found.map(({ partner }) => partner?.text)).toEqual([
      undefined,
      'of b, 2',
      undefined,
      'of b, 4',
      undefined,
    ]);
    expect((await answered(a)).headers.get('link')).toBeNull();
    expect((await history(b)).map(({ mine }) => mine?.text)).toEqual(['of b, 2', 'of b, 4']);
  });

  const onNoDay = Buffer.from(`2099-02-31T00:00:00.000Z ${NOBODY_S}`).toString('base64url');

  it.each(['?limit=0', '?limit=201', '?limit=x', '?before=yesterday', `?before=${onNoDay}`])(
    'are not listed for %s',
    async (query) => {
      const [a] = await two();
      expect(await refusal(answered(a, query))).toMatchObject({ status: 400, code: 'validation_failed' });
    },
  );
});

describe('a question', () => {
  it('is closed to whoever is signed out or without a couple', async () => {
    const [stranger, loner] = [new Person(system.origin), await signUp(system.origin)];
    for (const call of [
      (person: Person) => say(person, NOBODY_S, 'x'),
      (person: Person) => pass(person, NOBODY_S),
      (person: Person) => reply(person, NOBODY_S, 'x'),
      another,
      answered,
    ]) {
      expect(await refusal(call(stranger))).toMatchObject({ status: 401, code: 'sign_in_required' });
      expect(await refusal(call(loner))).toMatchObject({ status: 403, code: 'couple_required' });
    }
  });

  it('of others is not there, as one that nobody has', async () => {
    const { id } = await open();
    const [stranger] = await two();
    // Drawn for the others, this question may be the stranger's by chance, too.
    await today(stranger);
    const ids = [NOBODY_S, ...((await today(stranger)).id === id ? [] : [id])];
    for (const other of ids)
      for (const call of [say(stranger, other, 'x'), pass(stranger, other), reply(stranger, other, 'x')])
        expect(await refusal(call)).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('when who is together changes', () => {
  it('each keeps their own; a former partner reads and replies to nothing, and reads it again when they are back', async () => {
    const { a, b, id } = await open();
    await leave(b);
    await alone(a);
    expect(await history(a)).toMatchObject([
      { id, mine: { text: 'the answer of a', forPartner: false }, partner: null },
    ]);
    expect(await refusal(reply(a, id, 'are you there'))).toMatchObject({ code: 'answers_sealed' });
    await b.expectOk(b.post('/api/couples/setup-individual'));
    expect(await history(b)).toMatchObject([{ id, mine: { text: 'the answer of b' }, partner: null }]);
    const own = await today(b);
    if (own.id !== id) expect((await say(b, id, 'from outside')).status).toBe(404);
    await join(b, a, 'merge');
    expect((await history(a))[0]).toMatchObject({
      mine: { forPartner: true },
      partner: { text: 'the answer of b' },
    });
    expect((await history(b))[0]).toMatchObject({ partner: { text: 'the answer of a' } });
  });

  it('somebody new reads nothing that was said before them, until it is saved again for them', async () => {
    const host = await single(system.origin);
    const guest = await single(system.origin);
    const { id } = await today(host);
    expect((await today(host)).partner).toBeNull();
    await answer(host, id, 'said alone');
    await answer(guest, (await today(guest)).id, 'said alone, elsewhere');
    await join(guest, host, 'merge');
    expect((await today(guest)).partner).toEqual({ answered: false, passed: false });
    expect(await answer(guest, id, 'of the guest')).toEqual({ opened: false });
    expect(await today(host)).toMatchObject({ mine: { forPartner: false }, partner: SEALED });
    expect((await today(host)).partner).toEqual(SEALED);
    expect(await answer(host, id, 'said to you')).toEqual({ opened: true });
    expect((await today(guest)).partner).toMatchObject({ text: 'said to you' });
    // What the guest said elsewhere has come along, and is theirs alone.
    expect((await history(guest)).map(({ mine }) => mine?.text)).toEqual([
      'of the guest',
      'said alone, elsewhere',
    ]);
    expect((await history(host)).map(({ mine }) => mine?.text)).toEqual(['said to you']);
  });

  it('a new partner reads nothing of what an earlier one was told', async () => {
    const { a, b, id } = await open();
    await leave(b);
    await alone(a);
    const next = await signUp(system.origin);
    await join(next, a);
    expect(await today(next)).toMatchObject({ id, mine: null, partner: { answered: false } });
    await answer(next, id, 'of the next');
    expect((await today(next)).partner).toEqual({ answered: false, passed: false });
    expect(JSON.stringify([await today(a), await history(a)])).not.toContain('of the next');
  });

  it('a deleted account takes its answers along, and nobody else’s', async () => {
    const { a, b, id } = await open();
    await reply(b, id, 'the reply of b');
    expect((await deleteAccount(b)).status).toBe(202);
    await eventually('nothing to name them', async () => {
      const rows = await content.query('SELECT 1 FROM prompt_answers WHERE $1 IN (user_id, partner_id)', [
        b.user.id,
      ]);
      return rows.length === 0 ? true : null;
    });
    await alone(a);
    expect(await history(a)).toMatchObject([{ id, mine: { text: 'the answer of a' }, partner: null }]);
  });
});

describe('the export', () => {
  it('holds one’s own answers and replies with their questions, and nothing of the partner’s', async () => {
    const { a, b, id } = await open();
    const { text: question } = await today(a);
    await reply(a, id, 'the reply of a');
    await reply(b, id, 'the reply of b');
    const { body } = await exportOf<{ content: { answers: unknown[] } }>(a);
    expect(body.content.answers).toMatchObject([
      { question, passed: false, answer: 'the answer of a', reply: 'the reply of a' },
    ]);
    expect(JSON.stringify(body)).not.toContain('of b');
  });
});
