import type { Actor } from '@anew/contracts/actor';
import type { EntriesPageDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { alone, couple, someone } from '@anew/service-testkit/actors';
import { pagesOf } from '@anew/service-testkit/list-pages';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
});

afterAll(() => journal.stop());

const { entries, appreciations } = journalRpc;
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const contentsOf = (items: JournalEntry[]) => items.map(({ content }) => content);

describe('a journal page by page', () => {
  let reader: Actor;
  let partner: Actor;

  const pages = (actor: Actor, part: EntriesPageDto, between?: (page: JournalEntry[]) => Promise<unknown>) =>
    pagesOf(journal, entries.page, actor, part, between);

  beforeAll(async () => {
    [reader, partner] = couple();
    for (let number = 1; number <= 7; number++) {
      await calls.write(reader, `own ${number}`, 'private');
      await calls.write(partner, `shared ${number}`);
      await calls.write(partner, `secret ${number}`, 'private');
    }
  });

  it.each([1, 5, 14, 200])('of %d at most is the same list, and says where it goes on', async (limit) => {
    const found = await pages(reader, { limit });
    expect(contentsOf(found.flat())).toEqual(
      [7, 6, 5, 4, 3, 2, 1].flatMap((number) => [`shared ${number}`, `own ${number}`]),
    );
    expect(found).toHaveLength(Math.ceil(14 / limit));
    expect(found.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
  });

  it('is of a part, page after page', async () => {
    const found = await pages(reader, { filter: 'theirs', from: '2020-01-01', limit: 3 });
    expect(found.map(contentsOf)).toEqual([
      ['shared 7', 'shared 6', 'shared 5'],
      ['shared 4', 'shared 3', 'shared 2'],
      ['shared 1'],
    ]);
    expect(await pages(reader, { to: '2020-01-01' })).toEqual([[]]);
  });

  it('loses nothing and says nothing twice when entries come and go between two pages', async () => {
    const before = idsOf(await calls.entriesOf(reader));
    const seen = await pages(reader, { limit: 4 }, async (page) => {
      await calls.write(reader, 'came meanwhile', 'private');
      const { id, userId } = page.at(-1)!;
      await journal.ask(entries.delete, userId === reader.userId ? reader : partner, { id });
    });
    expect(idsOf(seen.flat())).toEqual(before);
  });

  it('goes on among entries of the same moment', async () => {
    await journal.database.query('UPDATE entries SET created_at = now() WHERE user_id = ANY($1)', [
      [reader.userId, partner.userId],
    ]);
    const found = await pages(reader, { limit: 3 });
    const ids = idsOf(found.flat());
    expect(ids).toEqual(idsOf(await calls.entriesOf(reader)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(found.flat().map(({ createdAt }) => createdAt)).size).toBe(1);
  });

  it('ends early, and goes on, where the texts are long', async () => {
    const [author] = couple();
    const long = Array.from({ length: 21 }, (_, index) => `${index} `.padEnd(20_000, '\u0001'));
    for (const content of long) await calls.write(author, content);
    const found = await pages(author, { limit: 200 });
    expect(found.map(({ length }) => length)).toEqual([5, 5, 5, 5, 1]);
    expect(contentsOf(found.flat())).toEqual(long.reverse());
  });

  it.each(['', 'yesterday', 'MjAyNg', 'x'.repeat(201)])(
    'does not begin behind what is no cursor (%#)',
    async (before) => {
      for (const list of [entries.page, appreciations.page])
        expect(await refusalOf(journal.ask(list, reader, { limit: 5, before }))).toMatchObject({
          kind: 'invalid',
          code: 'validation_failed',
          details: { fields: [{ field: 'before' }] },
        });
    },
  );

  it('gives a cursor of somebody else’s list no power', async () => {
    const { next } = await journal.ask(entries.page, reader, { limit: 1 });
    const other = someone();
    await calls.write(other, 'of another couple');
    expect((await journal.ask(entries.page, other, { before: next! })).items).toEqual([]);
  });

  it('shows a former partner’s entries no more, nor counts them', async () => {
    const [stays, leaves] = couple();
    await calls.write(leaves, 'ours once');
    await calls.write(stays, 'mine');
    const afterwards = alone(stays);
    expect((await pages(afterwards, { limit: 5 })).map(contentsOf)).toEqual([['mine']]);
    expect(await journal.ask(entries.stats, afterwards, {})).toMatchObject({ total: 1 });
  });
});

describe('appreciations page by page', () => {
  it('are the same list, the partner’s and one’s own', async () => {
    const [me, partner] = couple();
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])
      for (const person of [me, partner]) {
        const { id } = await calls.appreciate(person, { appreciation: day, quality: 'kind' });
        await journal.database.query(
          "UPDATE appreciations SET day = $2::date, created_at = '2026-01-01' WHERE id = $1",
          [id, day],
        );
      }
    const pages = await pagesOf(journal, appreciations.page, me, { limit: 3 });
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(pages.flat()).toEqual(await calls.appreciationsOf(me));
    expect(new Set(idsOf(pages.flat())).size).toBe(8);
  });
});
