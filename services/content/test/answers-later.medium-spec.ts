import type { AnsweredPrompt } from '@anew/contracts/content/answers';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { PageDto } from '@anew/contracts/list-page';
import { couple } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { afterMidnight, answering, beforeMidnight, INVALID, NOT_FOUND } from './answering.js';
import { startContent } from './fixtures.js';

let content: ServiceAlone;

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

const NOBODY_S = '01900000-0000-7000-8000-000000000000';
const { today, answer, pass, reply, answered, history, open, passDays } = answering(() => content);

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
