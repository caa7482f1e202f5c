import { randomUUID } from 'node:crypto';
import { ANSWER_MAX, REPLY_MAX } from '@anew/contracts/content/answers';
import type { AnswerPromptDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { contentEvents } from '@anew/contracts/events/map';
import { couple } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answering, INVALID, leftBehind, NOT_FOUND, SEALED, withKey } from './answering.js';
import { outcomeOf, startContent } from './fixtures.js';

let content: ServiceAlone;

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

const { prompts } = contentRpc;
const { today, answer, pass, reply, another, history, open, passDays } = answering(() => content);

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

  it('withdraws the passes for the first, which are told apart from those for itself', async () => {
    const [a, b] = couple();
    const first = await today(a);
    await pass(b, first.id);
    const second = await another(a);
    await pass(b, second.id);
    const { userId, coupleId } = b;
    const told = await eventually('both passes to be told of', async () => {
      const done = await listEvents(content.nats, contentEvents.deedDone);
      const own = done.map(({ data }) => data).filter((data) => data.userId === userId);
      return own.length === 2 ? own : null;
    });
    expect(told.map(({ deed, another: isSecond }) => [deed, isSecond]).sort()).toEqual([
      ['pass', false],
      ['pass', true],
    ]);
    const [{ day } = { day: '' }] = told;
    const withdrawn = await eventually('the withdrawal to be told of', async () => {
      const all = await listEvents(content.nats, contentEvents.passWithdrawn);
      const own = all.map(({ data }) => data).filter((data) => data.coupleId === coupleId);
      return own.length > 0 ? own : null;
    });
    expect(withdrawn).toEqual([{ userId, coupleId, day }]);
  });

  it('withdraws a former partner’s pass, and tells nobody of it', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    await pass(a, id);
    await pass(b, id);
    await another(leftBehind(a));
    const { userId, coupleId } = a;
    const withdrawn = await eventually('the withdrawal to be told of', async () => {
      const all = await listEvents(content.nats, contentEvents.passWithdrawn);
      const own = all.map(({ data }) => data).filter((data) => data.coupleId === coupleId);
      return own.some((data) => data.userId === userId) ? own : null;
    });
    expect(withdrawn.map((data) => data.userId)).toEqual([userId]);
    expect(await today(b)).toMatchObject({ mine: null });
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
