import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { ANSWER_MAX, type AnsweredPrompt, REPLY_MAX } from '@anew/contracts/content/answers';
import type { AnswerPromptDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { identityEvents } from '@anew/contracts/events/map';
import type { PageDto } from '@anew/contracts/list-page';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { outcomeOf, startContent } from './fixtures.js';

let content: ServiceAlone;

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

const NOBODY_S = '01900000-0000-7000-8000-000000000000';
const SEALED = { answered: true, passed: false };
const INVALID = { kind: 'invalid', code: 'validation_failed' };
const NOT_FOUND = { kind: 'not_found', code: 'not_found' };

const { today: todayRpc, prompts } = contentRpc;

/** A day lies between these two, whatever time it is. */
const beforeMidnight = (actor: Actor): Actor => ({ ...actor, timeZone: 'Etc/GMT+12' });
const afterMidnight = (actor: Actor): Actor => ({ ...actor, timeZone: 'Etc/GMT-12' });
const withKey = (actor: Actor, idempotencyKey: string): Actor => ({ ...actor, idempotencyKey });

const today = (actor: Actor) => content.ask(todayRpc.prompt, actor, {});
const answer = (actor: Actor, promptId: string, text: string) =>
  content.ask(prompts.answer, actor, { promptId, text });
const pass = (actor: Actor, promptId: string) => content.ask(prompts.pass, actor, { promptId });
const reply = (actor: Actor, promptId: string, text: string) =>
  content.ask(prompts.reply, actor, { promptId, text });
const another = (actor: Actor) => content.ask(prompts.another, actor, {});
const answered = (actor: Actor, page: PageDto = {}) => content.ask(prompts.answered, actor, page);
const history = async (actor: Actor) => (await answered(actor)).items;

/** The same person in the same couple account, which the partner has left. */
const leftBehind = (actor: Actor): Actor => ({ ...actor, memberIds: [actor.userId], togetherSince: null });

/** Two who have both answered. */
async function open(): Promise<{ a: Actor; b: Actor; id: string }> {
  const [a, b] = couple();
  const { id } = await today(a);
  await answer(a, id, 'the answer of a');
  await answer(b, id, 'the answer of b');
  return { a, b, id };
}

/** Puts the couple's question, and what was said to it, so many days back. */
async function passDays(id: string, { userId }: Actor, days: number): Promise<void> {
  const [row] = await content.database.query<{ couple_id: string; day: string }>(
    'SELECT couple_id, day::text FROM prompt_answers WHERE prompt_id = $1 AND user_id = $2',
    [id, userId],
  );
  for (const table of ['prompt_answers', 'daily_choices'])
    await content.database.query(
      `UPDATE ${table} SET day = day - $3::int WHERE couple_id = $1 AND day = $2`,
      [row?.couple_id, row?.day, days],
    );
}

describe('an answer', () => {
  it('stays sealed until both have answered, and then each reads the other’s', async () => {
    const [a, b] = couple();
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
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(a, id, 'first');
    await answer(a, id, 'second');
    await answer(b, id, 'of b');
    for (const actor of [a, b])
      expect(await refusalOf(answer(actor, id, 'third'))).toMatchObject({
        kind: 'conflict',
        code: 'answers_open',
      });
    expect((await today(b)).partner).toMatchObject({ text: 'second' });
    expect(await history(a)).toHaveLength(1);
  });

  it('is sealed in the database', async () => {
    const [a] = couple();
    const { id } = await today(a);
    const text = `a canary ${randomUUID()}`;
    await answer(withKey(a, randomUUID()), id, text);
    const rows = (await content.database.everything()).join('\n');
    expect(rows).toContain(a.userId);
    for (const readable of [text, Buffer.from(text).toString('hex')]) expect(rows).not.toContain(readable);
  });

  it.each([{}, { text: '' }, { text: ' \n ' }, { text: 5 }, { text: 'x', mood: 'fine' }])(
    'is refused when it reads %j',
    async (body) => {
      const [a] = couple();
      const { id } = await today(a);
      const input = { promptId: id, ...body } as AnswerPromptDto;
      const refused = await refusalOf(content.ask(prompts.answer, a, input));
      expect(refused).toMatchObject(INVALID);
      expect((await today(a)).mine).toBeNull();
    },
  );

  it('may be as long as is said, and no longer', async () => {
    const [a] = couple();
    const { id } = await today(a);
    expect(await refusalOf(answer(a, id, 'x'.repeat(ANSWER_MAX + 1)))).toMatchObject(INVALID);
    await answer(a, id, `${'x'.repeat(ANSWER_MAX - 1)}👪 `);
    expect((await today(a)).mine?.text).toBe(`${'x'.repeat(ANSWER_MAX - 1)}👪`);
  });
});

describe('passing', () => {
  it('opens nothing, is seen by the partner, and can be taken back by answering', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(b, id, 'for whenever a is ready');
    await pass(a, id);
    await pass(a, id);
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
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(a, id, 'it stays');
    expect(await refusalOf(pass(a, id))).toMatchObject({ kind: 'conflict', code: 'question_answered' });
    await answer(b, id, 'of b');
    expect(await refusalOf(pass(b, id))).toMatchObject({ kind: 'conflict', code: 'answers_open' });
    expect((await today(b)).partner).toMatchObject({ text: 'it stays' });
  });
});

describe('a reply', () => {
  it('is one of each, once both have answered', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    const tooEarly = { kind: 'conflict', code: 'answers_sealed' };
    expect(await refusalOf(reply(a, id, 'to nothing'))).toMatchObject(NOT_FOUND);
    await answer(a, id, 'of a');
    expect(await refusalOf(reply(a, id, 'to nothing yet'))).toMatchObject(tooEarly);
    await answer(b, id, 'of b');
    for (const text of ['', ' ', 'x'.repeat(REPLY_MAX + 1)])
      expect(await refusalOf(reply(a, id, text))).toMatchObject(INVALID);
    await reply(a, id, ' I did not know. ');
    expect(await refusalOf(reply(a, id, 'once more'))).toMatchObject({
      kind: 'conflict',
      code: 'reply_sent',
    });
    await reply(b, id, 'Now you do.');
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
    await reply(a, id, 'I read it again.');
    expect((await history(b))[0]?.partner).toMatchObject({ reply: 'I read it again.' });
  });
});

describe('another question', () => {
  it('comes once a day, for both, and whoever had passed the first has not passed it', async () => {
    const [a, b] = couple();
    const first = await today(a);
    expect(first.canHaveAnother).toBe(true);
    await pass(b, first.id);
    const second = await another(a);
    expect(second).toMatchObject({ mine: null, canHaveAnother: false });
    expect(second.id).not.toBe(first.id);
    expect(await today(b)).toEqual(second);
    expect(await refusalOf(another(b))).toMatchObject({ kind: 'conflict', code: 'another_taken' });
    expect(await refusalOf(answer(b, first.id, 'too late for this one'))).toMatchObject(NOT_FOUND);
    expect(await answer(b, second.id, 'for this one')).toEqual({ opened: false });
  });

  it('does not come once somebody has answered', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(a, id, 'of a');
    for (const actor of [a, b])
      expect(await refusalOf(another(actor))).toMatchObject({ kind: 'conflict', code: 'question_answered' });
    expect((await today(b)).id).toBe(id);
  });

  it('of two who ask at once comes to one, and of a repeat once', async () => {
    const [a, b] = couple();
    await today(a);
    const both = await Promise.all([another(a), another(b)].map(outcomeOf));
    expect(both.sort()).toEqual(['another_taken', 'done']);
    const [c] = couple();
    const repeated = withKey(c, randomUUID());
    const one = await another(repeated);
    expect(await another(repeated)).toEqual(one);
  });

  it('and an answer at the same moment: the answer is kept, or refused and not lost in silence', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = couple();
      const { id } = await today(a);
      const [said, asked] = await Promise.all([answer(a, id, 'just now'), another(b)].map(outcomeOf));
      const now = await today(a);
      if (said === 'done')
        expect([asked, now.id, now.mine?.text]).toEqual(['question_answered', id, 'just now']);
      else expect([said, asked, now.mine]).toEqual(['not_found', 'done', null]);
    }
  });
});

describe('at the same moment', () => {
  it('both answer: exactly one of them opens both, and each reads the other’s', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = couple();
      const { id } = await today(a);
      const receipts = await Promise.all([answer(a, id, 'of a'), answer(b, id, 'of b')]);
      expect(receipts.map(({ opened }) => opened).sort()).toEqual([false, true]);
      expect((await today(a)).partner).toMatchObject({ text: 'of b' });
      expect((await today(b)).partner).toMatchObject({ text: 'of a' });
    }
  });

  it('one changes the answer while the other answers: the change is there, or is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = couple();
      const { id } = await today(a);
      await answer(a, id, 'before');
      const [changed] = await Promise.all([outcomeOf(answer(a, id, 'after')), answer(b, id, 'of b')]);
      const { partner } = await today(b);
      expect([changed, partner?.text]).toEqual(
        changed === 'done' ? ['done', 'after'] : ['answers_open', 'before'],
      );
    }
  });

  it('the same request comes ten times: it is done once and answered alike', async () => {
    const { a, b, id } = await open();
    const repeated = withKey(a, randomUUID());
    await Promise.all(Array.from({ length: 10 }, () => reply(repeated, id, 'once')));
    expect((await today(b)).partner).toMatchObject({ reply: 'once' });
  });

  it('a repeated answer gets its first receipt, also after both have answered', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    const repeated = withKey(a, randomUUID());
    const receipts = [await answer(repeated, id, 'of a')];
    await answer(b, id, 'of b');
    receipts.push(await answer(repeated, id, 'of a'));
    expect(receipts).toEqual([{ opened: false }, { opened: false }]);
    const other = await refusalOf(answer(repeated, id, 'other words'));
    expect(other).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('around midnight', () => {
  it('what is sent after it goes to the question that it was written for', async () => {
    const [a, b] = couple();
    const yesterdays = await today(beforeMidnight(a));
    const todays = await today(afterMidnight(a));
    expect(todays.id).not.toBe(yesterdays.id);
    await answer(afterMidnight(a), yesterdays.id, 'written at 23:59');
    expect((await today(beforeMidnight(a))).mine?.text).toBe('written at 23:59');
    expect((await today(afterMidnight(a))).mine).toBeNull();
    // For the partner, further west, it is still that day.
    expect(await answer(beforeMidnight(b), yesterdays.id, 'in the evening')).toEqual({ opened: true });
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
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(a, id, 'on its day');
    await passDays(id, a, 2);
    for (const actor of [a, b]) {
      expect(await refusalOf(answer(actor, id, 'two days late'))).toMatchObject(NOT_FOUND);
      expect(await refusalOf(pass(actor, id))).toMatchObject(NOT_FOUND);
    }
    expect((await history(a))[0]?.mine?.text).toBe('on its day');
  });
});

describe('the questions of the past', () => {
  it('come in pages, newest first, each with its question and both answers', async () => {
    const [a, b] = couple();
    const asked: string[] = [];
    for (let ago = 5; ago > 0; ago--) {
      const { id, text } = await today(a);
      asked.unshift(text);
      await answer(a, id, `of a, ${ago}`);
      if (ago % 2 === 0) await answer(b, id, `of b, ${ago}`);
      await passDays(id, a, 2 + ago);
    }
    const found: AnsweredPrompt[] = [];
    let before: string | undefined;
    for (const length of [2, 2, 1]) {
      const { items, next } = await answered(a, { limit: 2, ...(before !== undefined && { before }) });
      expect(items).toHaveLength(length);
      found.push(...items);
      before = next ?? undefined;
    }
    expect(before).toBeUndefined();
    expect(found.map(({ text }) => text)).toEqual(asked);
    expect(found.map(({ mine }) => mine?.text)).toEqual([1, 2, 3, 4, 5].map((ago) => `of a, ${ago}`));
    expect(found.map(({ partner }) => partner?.text)).toEqual([
      undefined,
      'of b, 2',
      undefined,
      'of b, 4',
      undefined,
    ]);
    expect((await answered(a)).next).toBeNull();
    expect((await history(b)).map(({ mine }) => mine?.text)).toEqual(['of b, 2', 'of b, 4']);
  });

  const onNoDay = Buffer.from(`2099-02-31T00:00:00.000Z ${NOBODY_S}`).toString('base64url');

  it.each([{ limit: 0 }, { limit: 201 }, { limit: 'x' }, { before: 'yesterday' }, { before: onNoDay }])(
    'are not listed for %j',
    async (page) => {
      const [a] = couple();
      expect(await refusalOf(answered(a, page as PageDto))).toMatchObject(INVALID);
    },
  );
});

describe('a question', () => {
  it('of others is not there, as one that nobody has', async () => {
    const { id } = await open();
    const [stranger] = couple();
    // Drawn for the others, this question may be the stranger's by chance, too.
    await today(stranger);
    const ids = [NOBODY_S, ...((await today(stranger)).id === id ? [] : [id])];
    for (const other of ids) {
      const calls = [answer(stranger, other, 'x'), pass(stranger, other), reply(stranger, other, 'x')];
      for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused).toMatchObject(NOT_FOUND);
    }
  });
});

describe('when who is together changes', () => {
  it('each keeps their own; a former partner reads and replies to nothing, and reads it again when they are back', async () => {
    const { a, b, id } = await open();
    const [staying, leaver] = [leftBehind(a), alone(b)];
    expect(await history(staying)).toMatchObject([
      { id, mine: { text: 'the answer of a', forPartner: false }, partner: null },
    ]);
    expect(await refusalOf(reply(staying, id, 'are you there'))).toMatchObject({ code: 'answers_sealed' });
    expect(await history(leaver)).toMatchObject([{ id, mine: { text: 'the answer of b' }, partner: null }]);
    const own = await today(leaver);
    if (own.id !== id) expect(await refusalOf(answer(leaver, id, 'from outside'))).toMatchObject(NOT_FOUND);
    const [first, second] = together(staying, leaver);
    expect((await history(first))[0]).toMatchObject({
      mine: { forPartner: true },
      partner: { text: 'the answer of b' },
    });
    expect((await history(second))[0]).toMatchObject({ partner: { text: 'the answer of a' } });
  });

  it('somebody new reads nothing that was said before them, until it is saved again for them', async () => {
    const [one, other] = [someone(), someone()];
    const { id } = await today(one);
    expect((await today(one)).partner).toBeNull();
    await answer(one, id, 'said alone');
    await answer(other, (await today(other)).id, 'said alone, elsewhere');
    const [host, guest] = together(one, other);
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
    const { a, id } = await open();
    const [host, next] = together(leftBehind(a), someone());
    expect(await today(next)).toMatchObject({ id, mine: null, partner: { answered: false } });
    await answer(next, id, 'of the next');
    expect((await today(next)).partner).toEqual({ answered: false, passed: false });
    expect(JSON.stringify([await today(host), await history(host)])).not.toContain('of the next');
  });

  it('a deleted account takes its answers along, and nobody else’s', async () => {
    const { a, b, id } = await open();
    await reply(b, id, 'the reply of b');
    await content.tell(identityEvents.accountDeleted, { userId: b.userId });
    await eventually('nothing to name them', async () => {
      const rows = await content.database.query(
        'SELECT 1 FROM prompt_answers WHERE $1 IN (user_id, partner_id)',
        [b.userId],
      );
      return rows.length === 0 ? true : null;
    });
    expect(await history(leftBehind(a))).toMatchObject([
      { id, mine: { text: 'the answer of a' }, partner: null },
    ]);
  });
});

describe('the export', () => {
  it('holds one’s own answers and replies with their questions, and nothing of the partner’s', async () => {
    const { a, b, id } = await open();
    const { text: question } = await today(a);
    await reply(a, id, 'the reply of a');
    await reply(b, id, 'the reply of b');
    const exported = await content.exportOf(contentRpc.account.export, a);
    expect(exported.answers).toMatchObject([
      { question, passed: false, answer: 'the answer of a', reply: 'the reply of a' },
    ]);
    expect(JSON.stringify(exported)).not.toContain('of b');
  });
});
