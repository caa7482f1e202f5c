import type { Actor } from '@anew/contracts/actor';
import type { EntriesPageDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { EntryFilter, JournalEntry } from '@anew/contracts/journal/views';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;
const [a, b] = couple();
const stranger = someone();

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
});

afterAll(() => journal.stop());

const { update, delete: remove } = journalRpc.entries;
const contents = async (reader: Actor) => (await calls.entriesOf(reader)).map(({ content }) => content);

describe('a journal', () => {
  it('shares one’s own entries and the partner’s shared ones, newest first', async () => {
    await calls.write(a, 'a shared');
    await calls.write(a, 'a private', 'private');
    await calls.write(b, 'b shared');
    await calls.write(b, 'b private', 'private');
    expect(await contents(a)).toEqual(['b shared', 'a private', 'a shared']);
    expect(await contents(b)).toEqual(['b private', 'b shared', 'a shared']);
    expect(await contents(stranger)).toEqual([]);
  });

  it('keeps what was written to the letter, trimmed at its ends', async () => {
    const text = '  Ünïcode 👪, “quotes”, <b>tags</b>\n\nand a last line  ';
    expect((await calls.write(stranger, text)).content).toBe(text.trim());
    expect(await contents(stranger)).toEqual([text.trim()]);
  });

  it('lets the author change an entry, and takes it back from the partner when it becomes private', async () => {
    const entry = await calls.write(a, 'first thought');
    const changed = await journal.ask(update, a, { id: entry.id, content: 'second thought' });
    expect(changed).toMatchObject({ id: entry.id, content: 'second thought', visibility: 'shared' });
    expect(changed.createdAt).toBe(entry.createdAt);
    expect(await contents(b)).toContain('second thought');
    await journal.ask(update, a, { id: entry.id, visibility: 'private' });
    expect(await contents(b)).not.toContain('second thought');
    expect(await contents(a)).toContain('second thought');
  });

  it('is closed to the partner and to strangers where changing is concerned', async () => {
    const { id } = await calls.write(a, 'mine to change');
    for (const person of [b, stranger]) {
      const refusals = [
        await refusalOf(journal.ask(update, person, { id, content: 'not mine' })),
        await refusalOf(journal.ask(remove, person, { id })),
      ];
      for (const each of refusals) expect(each).toMatchObject({ kind: 'not_found', code: 'entry_not_found' });
    }
    expect(await contents(a)).toContain('mine to change');
  });

  it('forgets a deleted entry', async () => {
    const { id } = await calls.write(a, 'to be deleted');
    expect(await journal.ask(remove, a, { id })).toBeNull();
    expect(await refusalOf(journal.ask(remove, a, { id }))).toMatchObject({ code: 'entry_not_found' });
    expect(await contents(b)).not.toContain('to be deleted');
  });

  it('refuses a change that changes nothing', async () => {
    const { id } = await calls.write(a, 'as it is');
    expect(await refusalOf(journal.ask(update, a, { id }))).toMatchObject({
      kind: 'invalid',
      code: 'nothing_to_change',
    });
  });

  it.each([
    [{ content: ' ', visibility: 'shared' }, 'content'],
    [{ content: 'x'.repeat(20_001), visibility: 'shared' }, 'content'],
    [{ content: 'for whom?', visibility: 'everyone' }, 'visibility'],
    [{ content: 'an answer', visibility: 'shared', dailyPromptId: 'x' }, 'dailyPromptId'],
  ])('refuses an entry that is not one, and names the field (%#)', async (input, field) => {
    const { kind, details } = await refusalOf(
      journal.ask(
        journalRpc.entries.create,
        someone(),
        input as Pick<JournalEntry, 'content' | 'visibility'>,
      ),
    );
    expect(kind).toBe('invalid');
    expect(details.fields?.map((each) => each.field)).toEqual([field]);
  });
});

describe('parts of a journal', () => {
  const [me, partner] = couple();
  const FILTERS: EntryFilter[] = ['mine', 'theirs', 'private', 'both'];

  const page = async (reader: Actor, part: EntriesPageDto) =>
    (await journal.ask(journalRpc.entries.page, reader, part)).items.map(({ content }) => content);
  const days = (reader: Actor, month = '2025-11') => journal.ask(journalRpc.entries.days, reader, { month });

  async function writeAt(author: Actor, moment: string, visibility: JournalEntry['visibility'] = 'shared') {
    const { id } = await calls.write(
      author,
      `${author === me ? 'me' : 'partner'} ${moment} ${visibility}`,
      visibility,
    );
    await journal.database.query('UPDATE entries SET created_at = $2 WHERE id = $1', [id, moment]);
    return id;
  }

  const MINE_SHARED = 'me 2025-11-03T12:00:00Z shared';
  const MINE_PRIVATE = 'me 2025-11-05T03:00:00Z private';
  const THEIRS_SHARED = 'partner 2025-11-07T23:30:00Z shared';
  const OLD_UNSHARED = 'me 2025-11-09T12:00:00Z shared';
  const THEIRS_PRIVATE = 'partner 2025-11-11T12:00:00Z private';

  beforeAll(async () => {
    await writeAt(me, '2025-11-03T12:00:00Z');
    await writeAt(me, '2025-11-05T03:00:00Z', 'private');
    await writeAt(partner, '2025-11-07T23:30:00Z');
    await writeAt(partner, '2025-11-11T12:00:00Z', 'private');
    const old = await writeAt(me, '2025-11-09T12:00:00Z');
    await journal.database.query('UPDATE entries SET shared_with = NULL, shared_at = NULL WHERE id = $1', [
      old,
    ]);
  });

  it.each<[EntryFilter, string[], string[]]>([
    ['mine', [OLD_UNSHARED, MINE_PRIVATE, MINE_SHARED], [THEIRS_PRIVATE, THEIRS_SHARED]],
    ['theirs', [THEIRS_SHARED], [MINE_SHARED]],
    ['private', [MINE_PRIVATE], [THEIRS_PRIVATE]],
    ['both', [THEIRS_SHARED, MINE_SHARED], [THEIRS_SHARED, MINE_SHARED]],
  ])('are %s, for each of the two', async (filter, ofMine, ofPartner) => {
    expect(await page(me, { filter })).toEqual(ofMine);
    expect(await page(partner, { filter })).toEqual(ofPartner);
  });

  it('come page by page', async () => {
    const first = await journal.ask(journalRpc.entries.page, me, { filter: 'mine', limit: 2 });
    expect(first.items.map(({ content }) => content)).toEqual([OLD_UNSHARED, MINE_PRIVATE]);
    expect(await page(me, { filter: 'mine', limit: 2, before: first.next! })).toEqual([MINE_SHARED]);
  });

  it('are those of a period in the reader’s own days, first and last included', async () => {
    const period = { from: '2025-11-05', to: '2025-11-07' };
    expect(await page(me, period)).toEqual([THEIRS_SHARED, MINE_PRIVATE]);
    const inLosAngeles = { ...me, timeZone: 'America/Los_Angeles' };
    expect(await page(inLosAngeles, period)).toEqual([THEIRS_SHARED]);
    expect(await page(inLosAngeles, { from: '2025-11-04', to: '2025-11-04' })).toEqual([MINE_PRIVATE]);
    expect(await page({ ...me, timeZone: 'Asia/Tokyo' }, { from: '2025-11-08' })).toEqual([
      OLD_UNSHARED,
      THEIRS_SHARED,
    ]);
    expect(await page(me, { ...period, filter: 'private' })).toEqual([MINE_PRIVATE]);
    expect(await page(me, { from: '2025-11-07', to: '2025-11-05' })).toEqual([]);
  });

  it('are the days of a month on which there is something to read, and say who wrote it', async () => {
    expect(await days(me)).toEqual([
      { day: '2025-11-03', mine: true, theirs: false },
      { day: '2025-11-05', mine: true, theirs: false },
      { day: '2025-11-07', mine: false, theirs: true },
      { day: '2025-11-09', mine: true, theirs: false },
    ]);
    expect(await days({ ...me, timeZone: 'Asia/Tokyo' })).toContainEqual({
      day: '2025-11-08',
      mine: false,
      theirs: true,
    });
    expect(await days(me, '2025-10')).toEqual([]);
  });

  it('show no day on which the partner wrote for themselves, or what is not shared with one', async () => {
    expect(await days(partner)).toEqual([
      { day: '2025-11-03', mine: false, theirs: true },
      { day: '2025-11-07', mine: true, theirs: false },
      { day: '2025-11-11', mine: true, theirs: false },
    ]);
  });

  it('hold nothing for a stranger, a former partner or a new one', async () => {
    const former = alone(partner);
    const [newPartner] = together(someone(), me);
    for (const reader of [stranger, former, newPartner]) {
      const all = await Promise.all(
        FILTERS.map((filter) => page(reader, { filter, from: '2025-11-01', to: '2025-11-30' })),
      );
      expect(all.flat().filter((content) => content.startsWith('me'))).toEqual([]);
      expect((await days(reader)).some(({ theirs }) => theirs)).toBe(false);
    }
    expect(await page(former, { filter: 'both' })).toEqual([]);
    expect(await page(alone(me), { filter: 'both' })).toEqual([]);
    expect(await page(alone(me), { filter: 'theirs' })).toEqual([]);
  });

  it.each([
    [{ filter: 'everyone' }, 'filter'],
    [{ from: '2025-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ from: '2025-11-03T12:00:00Z' }, 'from'],
    [{ to: '0000-01-01' }, 'to'],
  ])('are refused when they are none (%j)', async (input, field) => {
    const { kind, details } = await refusalOf(page(me, input as EntriesPageDto));
    expect(kind).toBe('invalid');
    expect(details.fields?.map((each) => each.field)).toEqual([field]);
  });

  it.each(['2025-13', '2025', '2025-11-03', ''])('are no days of the month “%s”', async (month) => {
    expect(await refusalOf(days(me, month))).toMatchObject({ kind: 'invalid', code: 'validation_failed' });
  });
});

describe('the numbers of a journal', () => {
  const { stats } = journalRpc.entries;

  async function writeDaysAgo(author: Actor, days: number, visibility: JournalEntry['visibility']) {
    const { id } = await calls.write(author, `${days} days ago`, visibility);
    await journal.database.query(
      "UPDATE entries SET created_at = date_trunc('day', now()) + interval '12 hours' - make_interval(days => $2) WHERE id = $1",
      [id, days],
    );
  }

  it('count what the reader can read, by the reader’s own days', async () => {
    const [me, partner] = couple();
    for (const days of [1, 2, 3, 5, 400]) await writeDaysAgo(me, days, 'private');
    await writeDaysAgo(partner, 4, 'shared');
    await writeDaysAgo(partner, 6, 'private');
    expect(await journal.ask(stats, me, {})).toEqual({ total: 6, shared: 1, streak: 5, thisWeek: 5 });
    expect(await journal.ask(stats, partner, {})).toEqual({ total: 2, shared: 1, streak: 1, thisWeek: 2 });
  });

  it('are nought for a stranger', async () => {
    const nought = { total: 0, shared: 0, streak: 0, thisWeek: 0 };
    expect(await journal.ask(stats, someone(), {})).toEqual(nought);
  });
});
