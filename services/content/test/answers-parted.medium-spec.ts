import { contentEvents, identityEvents } from '@anew/contracts/events/map';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { connectNats } from '@anew/testkit/nats';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answering, leftBehind, NOT_FOUND, SEALED } from './answering.js';
import { startContent } from './fixtures.js';

let content: ServiceAlone;

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

const NOTHING = { answered: false, passed: false };
const { today, answer, pass, reply, another, history, open } = answering(() => content);

describe('when who is together changes', () => {
  it('each keeps their own, and a former partner reads and replies to nothing', async () => {
    const { a, b, id } = await open();
    const [staying, leaver] = [leftBehind(a), alone(b)];
    expect(await history(staying)).toMatchObject([
      { id, mine: { text: 'the answer of a', forPartner: false }, partner: null },
    ]);
    expect(await refusalOf(reply(staying, id, 'are you there'))).toMatchObject({ code: 'answers_sealed' });
    expect(await history(leaver)).toMatchObject([{ id, mine: { text: 'the answer of b' }, partner: null }]);
    const own = await today(leaver);
    if (own.id !== id) expect(await refusalOf(answer(leaver, id, 'from outside'))).toMatchObject(NOT_FOUND);
  });

  it('whoever comes back does not read what was sealed when they left, whatever they answer', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(a, id, 'said before b left');
    const [host, back] = together(leftBehind(a), alone(b));
    expect(await today(back)).toMatchObject({ id, canHaveAnother: true, partner: NOTHING });
    expect(await answer(back, id, 'any word')).toEqual({ opened: false });
    expect((await today(back)).partner).toEqual(NOTHING);
    expect((await history(back))[0]?.partner).toEqual(NOTHING);
    expect(await refusalOf(reply(back, id, 'and now?'))).toMatchObject({ code: 'answers_sealed' });
    expect(await today(host)).toMatchObject({ mine: { forPartner: false }, partner: SEALED });
    expect((await today(host)).partner).toEqual(SEALED);
    // It opens once its author says it again.
    expect(await answer(host, id, 'said to b who is back')).toEqual({ opened: true });
    expect((await today(back)).partner).toMatchObject({ text: 'said to b who is back' });
  });

  it('what was open before a separation stays each one’s own, until both say it again', async () => {
    const { a, b, id } = await open();
    await reply(a, id, 'a line about the answer of b');
    const [first, second] = together(leftBehind(a), alone(b));
    for (const actor of [first, second])
      for (const found of [await today(actor), (await history(actor))[0]])
        expect(found).toMatchObject({ id, mine: { forPartner: false }, partner: NOTHING });
    expect(JSON.stringify([await today(second), await history(second)])).not.toMatch(
      /the answer of a|a line about/,
    );
    expect(await answer(first, id, 'again of a')).toEqual({ opened: false });
    expect((await today(second)).partner).toEqual(SEALED);
    expect(await refusalOf(reply(second, id, 'too early'))).toMatchObject({ code: 'answers_sealed' });
    expect(await answer(second, id, 'again of b')).toEqual({ opened: true });
    expect((await today(first)).partner).toMatchObject({ text: 'again of b', reply: null });
    expect((await history(second))[0]?.partner).toMatchObject({ text: 'again of a', reply: null });
    for (const actor of [first, second])
      expect(await refusalOf(answer(actor, id, 'once more'))).toMatchObject({ code: 'answers_open' });
  });

  it('whoever comes back hears of an answer that is said again for them, and not how often it is changed', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(a, id, 'said before b left');
    const [host] = together(leftBehind(a), alone(b));
    const operator = await connectNats(content.nats.url);
    const heard: string[] = [];
    operator.subscribe('live.question.>', { callback: (_, { subject }) => void heard.push(subject) });
    await operator.flush();
    await answer(host, id, 'said again');
    await answer(host, id, 'said in other words');
    const own = () =>
      heard.filter((subject) => [host.coupleId, host.userId].includes(subject.split('.')[2]!));
    await eventually('both to be heard', () => (own().length >= 2 ? true : null));
    expect(own()).toEqual([`live.question.${host.coupleId}`, `live.question.${host.userId}`]);
    await operator.close();
  });

  it('what is said where the clock is behind counts for whoever has just come', async () => {
    const [host, guest] = together(someone(), someone(), new Date(Date.now() + 60_000));
    const { id } = await today(host);
    await answer(host, id, 'of the host');
    expect(await answer(guest, id, 'of the guest')).toEqual({ opened: true });
  });

  it('a pass from before a separation is not told to whoever comes back, and is withdrawn alone', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    await pass(a, id);
    await answer(b, id, 'of b, before leaving');
    const [host, back] = together(leftBehind(a), alone(b));
    expect((await today(back)).partner).toEqual(NOTHING);
    const second = await another(host);
    expect(second.id).not.toBe(id);
    const withdrawn = await eventually('the withdrawal to be told of', async () => {
      const all = await listEvents(content.nats, contentEvents.passWithdrawn);
      const own = all.map(({ data }) => data).filter(({ coupleId }) => coupleId === host.coupleId);
      return own.length > 0 ? own : null;
    });
    expect(withdrawn.map(({ userId }) => userId)).toEqual([host.userId]);
    expect((await history(back)).map(({ mine }) => mine?.text)).toEqual(['of b, before leaving']);
  });

  it('somebody new reads nothing that was said before them, until it is saved again for them', async () => {
    const [one, other] = [someone(), someone()];
    const { id } = await today(one);
    expect((await today(one)).partner).toBeNull();
    await answer(one, id, 'said alone');
    await answer(other, (await today(other)).id, 'said alone, elsewhere');
    const [host, guest] = together(one, other);
    expect((await today(guest)).partner).toEqual(NOTHING);
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
    expect((await today(next)).partner).toEqual(NOTHING);
    expect(JSON.stringify([await today(host), await history(host)])).not.toContain('of the next');
  });

  it('what an earlier one has read can be saved again for somebody new, without the line about it', async () => {
    const { a, b, id } = await open();
    await reply(a, id, 'a line for b');
    const [host, next] = together(leftBehind(a), someone());
    await answer(next, id, 'of the next');
    expect(await answer(host, id, 'said to the next')).toEqual({ opened: true });
    expect(await today(host)).toMatchObject({ mine: { reply: null }, partner: { text: 'of the next' } });
    expect((await today(next)).partner).toMatchObject({ text: 'said to the next', reply: null });
    expect(JSON.stringify(await history(alone(b)))).not.toContain('said to the next');
    expect(await refusalOf(answer(host, id, 'once more'))).toMatchObject({ code: 'answers_open' });
  });

  it('what an earlier one has read can be changed by someone alone, for nobody', async () => {
    const { a, b, id } = await open();
    expect(await answer(leftBehind(a), id, 'said to nobody')).toEqual({ opened: false });
    const [host, back] = together(leftBehind(a), alone(b));
    expect(await today(host)).toMatchObject({ mine: { text: 'said to nobody', forPartner: false } });
    expect(JSON.stringify([await today(back), await history(back)])).not.toContain('said to nobody');
  });

  it('what a former partner has said keeps nobody from another question, and nobody new can tell', async () => {
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(b, id, 'before leaving');
    const [host, next] = together(leftBehind(a), someone());
    const untouched = { id, mine: null, partner: NOTHING, canHaveAnother: true };
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
