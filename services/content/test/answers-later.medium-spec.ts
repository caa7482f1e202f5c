import type { AnsweredPrompt } from '@anew/contracts/content/answers';
import { contentRpc } from '@anew/contracts/content/rpc';
import { identityEvents } from '@anew/contracts/events/map';
import type { PageDto } from '@anew/contracts/list-page';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  afterMidnight,
  answering,
  beforeMidnight,
  INVALID,
  leftBehind,
  NOT_FOUND,
  SEALED,
} from './answering.js';
import { startContent } from './fixtures.js';

let content: ServiceAlone;

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

const NOBODY_S = '01900000-0000-7000-8000-000000000000';
const { today, answer, pass, reply, another, answered, history, open, passDays } = answering(() => content);

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

  it('what an earlier one has read can be saved again for somebody new, without the line about it', async () => {
    const { a, b, id } = await open();
    await reply(a, id, 'a line for b');
    const staying = leftBehind(a);
    expect(await refusalOf(answer(staying, id, 'said to nobody'))).toMatchObject({ code: 'answers_open' });
    const [host, next] = together(staying, someone());
    await answer(next, id, 'of the next');
    expect(await answer(host, id, 'said to the next')).toEqual({ opened: true });
    expect(await today(host)).toMatchObject({ mine: { reply: null }, partner: { text: 'of the next' } });
    expect((await today(next)).partner).toMatchObject({ text: 'said to the next', reply: null });
    expect(JSON.stringify(await history(alone(b)))).not.toContain('said to the next');
    expect(await refusalOf(answer(host, id, 'once more'))).toMatchObject({ code: 'answers_open' });
  });

  it('what a former partner has said keeps nobody from another question, and nobody new can tell', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(b, id, 'before leaving');
    const [host, next] = together(leftBehind(a), someone());
    const untouched = { id, mine: null, partner: { answered: false, passed: false }, canHaveAnother: true };
    for (const actor of [leftBehind(a), host, next])
      expect(await today(actor)).toMatchObject({
        ...untouched,
        partner: actor.togetherSince ? untouched.partner : null,
      });
    const second = await another(next);
    expect(second.id).not.toBe(id);
    expect(await today(host)).toEqual(second);
  });

  it('whoever comes back to another question answers that one, and keeps what they said to the first', async () => {
    const [a, b] = couple();
    const first = await today(a);
    await answer(b, first.id, 'of b, to the first');
    const second = await another(leftBehind(a));
    expect(await today(b)).toMatchObject({ id: second.id, mine: null, partner: { answered: false } });
    expect(await answer(a, second.id, 'of a, to the second')).toEqual({ opened: false });
    expect((await today(b)).partner).toEqual(SEALED);
    expect(JSON.stringify(await history(b))).not.toContain('to the second');
    await pass(b, second.id);
    expect((await today(a)).partner).toEqual({ answered: false, passed: true });
    expect(await answer(b, second.id, 'of b, to the second')).toEqual({ opened: true });
    await reply(a, second.id, 'a line of a');
    expect(await today(a)).toMatchObject({
      mine: { reply: 'a line of a' },
      partner: { text: 'of b, to the second' },
    });
    expect(await history(b)).toMatchObject([
      {
        id: second.id,
        mine: { text: 'of b, to the second' },
        partner: { text: 'of a, to the second', reply: 'a line of a' },
      },
      { id: first.id, mine: { text: 'of b, to the first' }, partner: { answered: false } },
    ]);
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

describe('an answer after the partner was erased', () => {
  it('names nobody, although the gateway still takes them for the partner', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    await content.tell(identityEvents.accountDeleted, { userId: b.userId });
    await content.handled(identityEvents.accountDeleted);
    await answer(a, id, 'too late for you');
    const rows = await content.database.query('SELECT partner_id FROM prompt_answers WHERE user_id = $1', [
      a.userId,
    ]);
    expect(rows).toEqual([{ partner_id: null }]);
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
    expect(JSON.stringify(exported)).not.toMatch(/the (answer|reply) of b/);
  });

  it('goes on after what no key opens', async () => {
    const { a, id } = await open();
    const activity = await content.ask(contentRpc.today.activity, a, {});
    await content.ask(contentRpc.activities.complete, a, {
      activityId: activity.id,
      feedback: 'We laughed.',
    });
    await content.ask(contentRpc.retreat.register, a, { email: 'a@example.org', partnerName: 'b' });
    await content.ask(contentRpc.prompts.rate, a, { promptId: id, isUpvote: true });
    for (const [table, column] of [
      ['prompt_answers', 'answer'],
      ['activity_completions', 'feedback'],
      ['retreat_interests', 'details'],
    ])
      await content.database.query(`UPDATE ${table} SET ${column} = '\\x00' WHERE user_id = $1`, [a.userId]);
    expect(await content.exportOf(contentRpc.account.export, a)).toMatchObject({
      answers: [{ unreadable: true }],
      activities: [{ unreadable: true }],
      retreatInterest: { unreadable: true },
      promptRatings: [{ isUpvote: true }],
    });
  });
});
