import type { Actor } from '@anew/contracts/actor';
import type { NewsSeenDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { NEWS_MAX } from '@anew/contracts/journal/views';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { connectNats } from '@anew/testkit/nats';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
});

afterAll(() => journal.stop());

const NONE = { appreciations: [], entries: [] };
const newsOf = (reader: Actor) => journal.ask(journalRpc.news.list, reader, {});
const newEntriesOf = async (reader: Actor) => (await newsOf(reader)).entries.map(({ id }) => id);
const seen = (reader: Actor, input: NewsSeenDto) => journal.ask(journalRpc.news.seen, reader, input);
const change = (author: Actor, id: string, what: { content?: string; visibility?: 'shared' | 'private' }) =>
  journal.ask(journalRpc.entries.update, author, { id, ...what });

describe('what is new', () => {
  it('is what the partner shared and one has not seen, newest first', async () => {
    const [author, reader] = couple();
    const first = await calls.write(author, 'first');
    await calls.write(author, 'for nobody', 'private');
    const second = await calls.write(author, 'second');
    const thanks = await calls.appreciate(author);
    await calls.write(reader, 'my own');
    expect(await newsOf(reader)).toEqual({
      appreciations: [{ id: thanks.id, createdAt: thanks.createdAt }],
      entries: [second, first].map(({ id, createdAt }) => ({ id, createdAt })),
    });
    expect(await newEntriesOf(author)).toHaveLength(1);
    for (const other of [someone(), couple()[0], alone(reader)]) expect(await newsOf(other)).toEqual(NONE);
  });

  it(`is at most ${NEWS_MAX} of a kind; once these are seen, the others follow`, async () => {
    const [author, reader] = couple();
    const ids: string[] = [];
    for (let turn = 0; turn < NEWS_MAX + 2; turn++) ids.unshift((await calls.write(author, `${turn}`)).id);
    const newest = await newEntriesOf(reader);
    expect(newest).toEqual(ids.slice(0, NEWS_MAX));
    await seen(reader, { area: 'journal', ids: newest });
    expect(await newEntriesOf(reader)).toEqual(ids.slice(NEWS_MAX));
  });

  it('stays new until it is seen, area by area, and in every window', async () => {
    const [author, reader] = couple();
    await calls.write(author, 'a');
    await calls.appreciate(author);
    await calls.entriesOf(reader);
    const both = await newsOf(reader);
    await seen(reader, { area: 'appreciation' });
    await seen(reader, { area: 'appreciation' });
    expect(await newsOf({ ...reader, sessionId: 'another' })).toEqual({ ...both, appreciations: [] });
    await seen(reader, { area: 'journal' });
    expect(await newsOf(reader)).toEqual(NONE);
  });

  it('that came after the screen was drawn is still new', async () => {
    const [author, reader] = couple();
    const drawn = await calls.write(author, 'on the screen');
    const later = await calls.write(author, 'a moment later');
    await seen(reader, { area: 'journal', ids: [drawn.id] });
    expect(await newEntriesOf(reader)).toEqual([later.id]);
  });

  it('is nobody else’s to see: ids of others change nothing', async () => {
    const [author, reader] = couple();
    const [stranger] = couple();
    const { id } = await calls.write(author, 'for one');
    for (const person of [stranger, author, alone(reader), someone()])
      expect(await seen(person, { area: 'journal', ids: [id] })).toBeNull();
    expect(await newEntriesOf(reader)).toEqual([id]);
  });

  it('is not new again when its words change, and is when it was private meanwhile', async () => {
    const [author, reader] = couple();
    const { id } = await calls.write(author, 'a');
    await seen(reader, { area: 'journal' });
    await change(author, id, { content: 'b' });
    await change(author, id, { visibility: 'shared' });
    await calls.appreciate(author);
    await seen(reader, { area: 'appreciation' });
    await calls.appreciate(author, { appreciation: 'Once more.', quality: 'patient' });
    expect(await newsOf(reader)).toEqual(NONE);
    await change(author, id, { visibility: 'private' });
    await change(author, id, { visibility: 'shared' });
    expect(await newEntriesOf(reader)).toEqual([id]);
  });

  it('goes when it is deleted or becomes private unseen', async () => {
    const [author, reader] = couple();
    const [one, other] = [await calls.write(author, 'a'), await calls.write(author, 'b')];
    await change(author, one.id, { visibility: 'private' });
    await journal.ask(journalRpc.entries.delete, author, { id: other.id });
    expect(await newsOf(reader)).toEqual(NONE);
  });

  it('is also what was written earlier and is opened now', async () => {
    const early = someone();
    const { id } = await calls.write(early, 'before you');
    await calls.appreciate(early);
    const [author, reader] = together(early, someone());
    expect(await newsOf(reader)).toEqual(NONE);
    await journal.ask(journalRpc.sharing.decide, author, { partnerId: reader.userId, choice: 'all' });
    expect(await newsOf(reader)).toMatchObject({ appreciations: [{}], entries: [{ id }] });
  });

  it('is not new to a later partner, nor to a former one', async () => {
    const [author, reader] = couple();
    await calls.write(author, 'between us');
    const [, next] = together(alone(author), someone());
    expect([await newsOf(next), await newsOf(alone(reader))]).toEqual([NONE, NONE]);
  });

  it('is nothing that the release before has written', async () => {
    const [author, reader] = couple();
    const { id } = await calls.write(author, 'as ever');
    await journal.database.query('UPDATE entries SET shared_at = DEFAULT, unseen = DEFAULT WHERE id = $1', [
      id,
    ]);
    expect(await newsOf(reader)).toEqual(NONE);
  });

  it.each([{}, { area: 'entry' }, { area: 'journal', ids: ['1'] }, { area: 'journal', until: 1 }])(
    'cannot be seen by nonsense (%#)',
    async (input) => {
      expect(await refusalOf(seen(couple()[0], input as NewsSeenDto))).toMatchObject({
        kind: 'invalid',
        code: 'validation_failed',
      });
    },
  );
});

describe('that somebody has seen it', () => {
  it('is announced to nobody', async () => {
    const [author, reader] = couple();
    const operator = await connectNats(journal.nats.url);
    const heard: string[] = [];
    operator.subscribe('live.>', { callback: (_, { subject }) => void heard.push(subject) });
    await operator.flush();
    await calls.write(author, 'look');
    await seen(reader, { area: 'journal' });
    await seen(reader, { area: 'appreciation', ids: [] });
    await calls.appreciate(author);
    await eventually('the appreciation to be heard', () => heard.length >= 2 || null);
    expect(heard).toEqual([`live.entry.${author.coupleId}`, `live.appreciation.${author.coupleId}`]);
    await operator.close();
  });

  it('changes nothing that the author can read', async () => {
    const [author, reader] = couple();
    const { id } = await calls.write(author, 'look');
    await calls.appreciate(author);
    const all = () =>
      Promise.all([
        calls.entriesOf(author),
        calls.appreciationsOf(author),
        newsOf(author),
        journal.ask(journalRpc.entries.stats, author, {}),
        journal.ask(journalRpc.appreciations.today, author, {}),
        journal.exportOf(journalRpc.account.export, author),
      ]);
    const before = await all();
    await seen(reader, { area: 'journal', ids: [id] });
    await seen(reader, { area: 'appreciation' });
    expect(await all()).toEqual(before);
  });

  it('blocks nobody: two windows, and an author who writes on', async () => {
    const [author, reader] = couple();
    const ids: string[] = [];
    for (let turn = 0; turn < 6; turn++) ids.push((await calls.write(author, `${turn}`)).id);
    await Promise.all([
      ...Array.from({ length: 4 }, () => seen(reader, { area: 'journal' })),
      ...Array.from({ length: 4 }, () => seen(reader, { area: 'journal', ids: [...ids].reverse() })),
      ...ids.map((id) => change(author, id, { content: 'while you look' })),
    ]);
    expect(await newsOf(reader)).toEqual(NONE);
  });
});
