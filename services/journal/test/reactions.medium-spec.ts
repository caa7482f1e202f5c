import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { REPLY_MAX } from '@anew/contracts/content/answers';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { TEXT_KINDS } from '@anew/contracts/journal/views';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import { erasesWhatSomebodyGaveBack } from './erased-reactions.cases.js';
import {
  calls,
  journal,
  NOTHING,
  operator,
  reply,
  rowsOf,
  seenBy,
  share,
  shared,
  startAgain,
  thank,
  unreply,
  unthank,
} from './reacting.js';

const { entries } = journalRpc;
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const NOT_FOUND = { appreciation: 'appreciation_not_found', journal: 'entry_not_found' } as const;

describe.each(TEXT_KINDS)('a shared text (%s)', (kind) => {
  it('shows both partners that its reader gave thanks, once, until they take them back', async () => {
    const { author, reader, id } = await shared(kind);
    expect(await seenBy(author, kind, id)).toEqual(NOTHING);
    await thank(reader, kind, id);
    await thank(reader, kind, id);
    for (const person of [author, reader])
      expect(await seenBy(person, kind, id)).toEqual({ ...NOTHING, thanked: true });
    await unthank(reader, kind, id);
    await unthank(reader, kind, id);
    for (const person of [author, reader]) expect(await seenBy(person, kind, id)).toEqual(NOTHING);
    expect(await rowsOf(reader)).toEqual([]);
  });

  it('shows both the line back, which its author can change and remove', async () => {
    const { author, reader, id } = await shared(kind);
    const first = await reply(reader, kind, id, '  مساء الخير 💛 ');
    expect(first).toMatchObject({ text: 'مساء الخير 💛' });
    expect(await seenBy(author, kind, id)).toEqual({ thanked: false, reply: first });
    const second = await reply(reader, kind, id, 'Any time.');
    expect(second).toEqual({ ...first, text: 'Any time.' });
    await thank(reader, kind, id);
    expect(await seenBy(author, kind, id)).toEqual({ thanked: true, reply: second });
    await unreply(reader, kind, id);
    await unreply(reader, kind, id);
    for (const person of [author, reader])
      expect(await seenBy(person, kind, id)).toEqual({ ...NOTHING, thanked: true });
  });

  it.each(['', ' \n ', 'x'.repeat(REPLY_MAX + 1), 7])(
    'refuses a line back that is none (%#)',
    async (text) => {
      const { reader, id } = await shared(kind);
      expect(await refusalOf(reply(reader, kind, id, text as string))).toMatchObject({
        kind: 'invalid',
        code: 'validation_failed',
      });
    },
  );

  it('takes no reaction of its own author', async () => {
    const { author, id } = await shared(kind);
    const own = { kind: 'conflict', code: 'own_text' };
    expect(await refusalOf(thank(author, kind, id))).toMatchObject(own);
    expect(await refusalOf(unthank(author, kind, id))).toMatchObject(own);
    expect(await refusalOf(reply(author, kind, id, 'Me.'))).toMatchObject(own);
    expect(await refusalOf(unreply(author, kind, id))).toMatchObject(own);
    expect(await refusalOf(thank(alone(author), kind, id))).toMatchObject(own);
  });

  /** Every call is refused, and as if there were nothing. */
  async function expectNotThere(actor: Actor, id: string): Promise<void> {
    for (const call of [
      thank(actor, kind, id),
      unthank(actor, kind, id),
      reply(actor, kind, id, 'Let me in.'),
      unreply(actor, kind, id),
    ])
      expect(await refusalOf(call)).toMatchObject({ kind: 'not_found', code: NOT_FOUND[kind] });
    expect(await rowsOf(actor)).toEqual([]);
  }

  it('is not there for a stranger, for someone alone, nor where it does not exist', async () => {
    const { reader, id } = await shared(kind);
    await expectNotThere(couple()[0], id);
    await expectNotThere(someone(), id);
    await expectNotThere(reader, UNKNOWN);
    await expectNotThere(reader, randomUUID());
  });

  it('is not there for a former partner, nor for a new one', async () => {
    const { author, reader, id } = await shared(kind);
    await expectNotThere(alone(reader), id);
    const [, next] = together(alone(author), someone());
    await expectNotThere(next, id);
  });

  it('is not there for a partner with whom it is not shared yet', async () => {
    const [early, late] = [someone(), someone()];
    const { id } = await share(early, kind);
    const [author, reader] = together(early, late);
    await expectNotThere(reader, id);
    await journal.ask(journalRpc.sharing.decide, author, { partnerId: reader.userId, choice: 'all' });
    await thank(reader, kind, id);
    expect(await seenBy(author, kind, id)).toMatchObject({ thanked: true });
  });

  it('hides what came back from a new partner, and shows it again to the same one', async () => {
    const { author, reader, id } = await shared(kind);
    await thank(reader, kind, id);
    await reply(reader, kind, id, 'For you alone.');
    expect(await seenBy(alone(author), kind, id)).toEqual(NOTHING);
    const [me, next] = together(alone(author), someone());
    expect(await seenBy(me, kind, id)).toEqual(NOTHING);
    expect(await seenBy(next, kind, id)).toBeNull();
    await journal.ask(journalRpc.sharing.decide, me, { partnerId: next.userId, choice: 'all' });
    expect(await seenBy(next, kind, id)).toEqual(NOTHING);
    await thank(next, kind, id);
    expect(await seenBy(me, kind, id)).toEqual({ ...NOTHING, thanked: true });
  });

  it('shows them again to the same partner who comes back, once the author shares it again', async () => {
    const { author, reader, id } = await shared(kind);
    const line = await reply(reader, kind, id, 'Still here.');
    const [one, other] = together(alone(author), alone(reader));
    expect(await seenBy(one, kind, id)).toEqual(NOTHING);
    expect(await seenBy(other, kind, id)).toBeNull();
    await journal.ask(journalRpc.sharing.decide, one, { partnerId: other.userId, choice: 'all' });
    for (const person of [one, other]) expect(await seenBy(person, kind, id)).toMatchObject({ reply: line });
  });

  it('takes many taps and lines at once as one', async () => {
    const { author, reader, id } = await shared(kind);
    const taps = Array.from({ length: 8 }, () => thank(reader, kind, id));
    const lines = Array.from({ length: 8 }, (_, turn) => reply(reader, kind, id, `Line ${turn}`));
    const [, ...answers] = await Promise.all([Promise.all(taps), ...lines]);
    expect(await rowsOf(reader)).toHaveLength(1);
    const { thanked, reply: stored } = (await seenBy(author, kind, id))!;
    expect(thanked).toBe(true);
    expect(answers.map(({ text }) => text)).toContain(stored!.text);
    await Promise.all([unthank(reader, kind, id), unreply(reader, kind, id), unthank(reader, kind, id)]);
    expect(await rowsOf(reader)).toEqual([]);
  });

  it('is answered once where a request is repeated, even late', async () => {
    const { author, reader, id } = await shared(kind);
    const again = { ...reader, idempotencyKey: randomUUID() };
    const first = await reply(again, kind, id, 'Once.');
    await unreply(reader, kind, id);
    expect(await reply(again, kind, id, 'Once.')).toEqual(first);
    expect(await seenBy(author, kind, id)).toEqual(NOTHING);
    expect(await refusalOf(reply(again, kind, id, 'Something else.'))).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('tells the couple that something has changed, and only when it has', async () => {
    const { reader, id } = await shared(kind);
    const heard: string[] = [];
    const subscription = operator.subscribe(`live.*.${reader.coupleId}`, {
      callback: (_, { subject }) => void heard.push(subject.split('.')[1]!),
    });
    await operator.flush();
    await unthank(reader, kind, id);
    await unreply(reader, kind, id);
    await thank(reader, kind, id);
    await thank(reader, kind, id);
    await reply(reader, kind, id, 'Hear me.');
    await refusalOf(thank(someone(), kind, id));
    await journal.ask(journalRpc.news.seen, reader, { area: kind });
    await unreply(reader, kind, id);
    await unthank(reader, kind, id);
    const announced = kind === 'journal' ? 'entry' : 'appreciation';
    await eventually('the last change to be heard', () => (heard.length >= 4 ? true : null));
    expect(heard).toEqual([announced, announced, announced, announced]);
    subscription.unsubscribe();
  });
});

describe('a journal entry', () => {
  const change = (actor: Actor, id: string, visibility: 'shared' | 'private') =>
    journal.ask(entries.update, actor, { id, visibility });

  it('hides what came back while it is private', async () => {
    const { author, reader, id } = await shared('journal');
    await reply(reader, 'journal', id, 'I was there.');
    expect(await change(author, id, 'private')).toMatchObject(NOTHING);
    expect(await seenBy(author, 'journal', id)).toEqual(NOTHING);
    for (const call of [thank(reader, 'journal', id), unreply(reader, 'journal', id)])
      expect(await refusalOf(call)).toMatchObject({ kind: 'not_found', code: 'entry_not_found' });
    expect(await change(author, id, 'shared')).toMatchObject({ reply: { text: 'I was there.' } });
    expect(await seenBy(reader, 'journal', id)).toMatchObject({ reply: { text: 'I was there.' } });
  });

  it('leaves what came back to whoever gave it, where nobody sees it, when it is deleted', async () => {
    const { author, reader, id } = await shared('journal');
    await reply(reader, 'journal', id, 'Still mine.');
    await journal.ask(entries.delete, author, { id });
    expect(await rowsOf(reader)).toMatchObject([{ entry_id: null, appreciation_id: null }]);
    const shown = [await calls.entriesOf(author), await calls.entriesOf(reader)];
    expect(JSON.stringify(shown)).not.toContain('Still mine.');
    const again = (await share(author, 'journal')).id;
    expect(await seenBy(author, 'journal', again)).toEqual(NOTHING);
  });

  /** What happens to a line back that waits behind a change by the entry's author. */
  async function replyBehind(change: (author: Actor, id: string) => Promise<unknown>) {
    const { author, reader, id } = await shared('journal');
    const hold = await journal.database.hold(`SELECT 1 FROM entries WHERE id = '${id}' FOR UPDATE`);
    const waiting = (count: number) =>
      eventually(`${count} to wait`, async () => ((await journal.database.waiting()) >= count ? true : null));
    const changing = change(author, id);
    await waiting(1);
    const refused = refusalOf(reply(reader, 'journal', id, 'Too late.'));
    await waiting(2);
    await hold.release();
    await changing;
    return { refused: await refused, stored: await rowsOf(reader) };
  }

  it('takes no line back that comes while it is being deleted or made private', async () => {
    for (const late of [
      await replyBehind((author, id) => journal.ask(entries.delete, author, { id })),
      await replyBehind((author, id) => change(author, id, 'private')),
    ]) {
      expect(late.refused).toMatchObject({ kind: 'not_found', code: 'entry_not_found' });
      expect(late.stored).toEqual([]);
    }
  });
});

describe('an appreciation', () => {
  const { save, today } = journalRpc.appreciations;
  const texts = { appreciation: 'You waited up.', quality: 'kind' };

  it('keeps what came back when its words change, also where only today is asked for', async () => {
    const { author, reader, id } = await shared('appreciation');
    const line = await reply(reader, 'appreciation', id, 'Always.');
    await thank(reader, 'appreciation', id);
    expect(await journal.ask(save, author, texts)).toMatchObject({ id, thanked: true, reply: line });
    expect(await journal.ask(today, author, {})).toMatchObject({ ...texts, thanked: true, reply: line });
  });

  it('does not repeat from a stored answer what the partner has removed', async () => {
    const { author, reader, id } = await shared('appreciation');
    await reply(reader, 'appreciation', id, 'On second thought.');
    const again = { ...author, idempotencyKey: randomUUID() };
    expect(await journal.ask(save, again, texts)).toMatchObject({ reply: { text: 'On second thought.' } });
    await unreply(reader, 'appreciation', id);
    expect(await journal.ask(save, again, texts)).toMatchObject(NOTHING);
  });
});

erasesWhatSomebodyGaveBack();

// This case comes last, because it needs a service with lower limits.
describe('lines back', () => {
  it('count for what one person may store', async () => {
    await startAgain({ RATE_LIMIT_FACTOR: '0.0001' });
    const [author, reader] = couple();
    const ids: string[] = [];
    for (const content of ['one', 'two', 'three']) ids.push((await calls.write(author, content)).id);
    const longest = 'x'.repeat(REPLY_MAX);
    const attempt = (index: number) => reply(reader, 'journal', ids[index]!, longest);
    await attempt(0);
    await attempt(1);
    await attempt(2);
    const { id } = await calls.appreciate(author);
    const refused = refusalOf(reply(reader, 'appreciation', id, longest));
    expect(await refused).toMatchObject({ kind: 'too_many', code: 'quota_reached' });
    await unreply(reader, 'journal', ids[0]!);
    expect(await reply(reader, 'appreciation', id, longest)).toMatchObject({ text: longest });
  });
});
