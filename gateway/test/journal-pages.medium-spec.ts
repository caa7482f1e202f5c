import type {
  Appreciation,
  AppreciationStats,
  JournalDay,
  JournalEntry,
  JournalStats,
} from '@anew/contracts/journal/views';
import { Database } from '@anew/testkit/database';
import { pageAt, pagesFrom } from '@anew/testkit/pages';
import { couple, PASSWORD, Person, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let system: SharedSystem;

beforeAll(async () => {
  system = await sharedSystem();
});

const write = (person: SignedUp, content: string, visibility = 'shared') =>
  person.expectOk(person.post<JournalEntry>('/api/journal', { content, visibility }));

describe('a journal page by page', () => {
  let database: Database;
  let reader: SignedUp;
  let partner: SignedUp;

  beforeAll(async () => {
    database = new Database(system.postgres, 'journal');
    [reader, partner] = await couple(system.origin);
    for (let number = 1; number <= 7; number++) {
      await write(reader, `own ${number}`, 'private');
      await write(partner, `shared ${number}`);
      await write(partner, `secret ${number}`, 'private');
    }
  });

  afterAll(() => database.close());

  const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id);
  const all = async (person: SignedUp) => idsOf((await person.get<JournalEntry[]>('/api/journal')).body);
  const atOneMoment = (authors: SignedUp[]) =>
    database.query('UPDATE entries SET created_at = now() WHERE user_id = ANY($1)', [
      authors.map(({ user }) => user.id),
    ]);

  it.each([1, 5, 14, 200])('of %d at most is the same list, and says where it goes on', async (limit) => {
    const pages = await pagesFrom<JournalEntry>(reader, `/api/journal?limit=${limit}`);
    expect(idsOf(pages.flat())).toEqual(await all(reader));
    expect(pages.map(({ length }) => length).slice(0, -1)).toEqual(
      Array.from({ length: pages.length - 1 }, () => limit),
    );
    expect(pages).toHaveLength(Math.ceil(14 / limit));
    expect(pages.flat().some(({ content }) => content.startsWith('secret'))).toBe(false);
  });

  it('is of a part, page after page, and of its days', async () => {
    const theirs = await pagesFrom<JournalEntry>(
      reader,
      '/api/journal?filter=theirs&from=2020-01-01&limit=3',
    );
    expect(theirs.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(theirs.flat().map(({ content }) => content)).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((number) => `shared ${number}`),
    );
    expect((await reader.get('/api/journal?filter=theirs')).body).toEqual(theirs.flat());
    expect((await reader.get('/api/journal?to=2020-01-01')).body).toEqual([]);
    const days = await partner.get<JournalDay[]>('/api/journal/days');
    expect(days.body.length).toBeGreaterThan(0);
    expect(days.body.every(({ mine, theirs }) => mine && !theirs)).toBe(true);
  });

  it('has each entry as the whole list has it', async () => {
    const [page] = await pagesFrom<JournalEntry>(reader, '/api/journal?limit=200');
    expect(page).toEqual((await reader.get('/api/journal')).body);
  });

  it('says nothing of a next page where all is answered', async () => {
    expect((await reader.get('/api/journal')).headers.get('link')).toBeNull();
    expect((await reader.get('/api/journal?limit=14')).headers.get('link')).toBeNull();
  });

  it('loses nothing and says nothing twice when entries come and go between two pages', async () => {
    const before = await all(reader);
    const seen = await pagesFrom<JournalEntry>(reader, '/api/journal?limit=4', async (page) => {
      await write(reader, 'came meanwhile', 'private');
      const last = page.at(-1)!;
      const author = last.userId === reader.user.id ? reader : partner;
      await author.expectOk(author.delete(`/api/journal/${last.id}`));
    });
    expect(idsOf(seen.flat())).toEqual(before);
  });

  it('goes on among entries of the same moment', async () => {
    await atOneMoment([reader, partner]);
    const pages = await pagesFrom<JournalEntry>(reader, '/api/journal?limit=3');
    const ids = idsOf(pages.flat());
    expect(ids).toEqual(await all(reader));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(pages.flat().map(({ createdAt }) => createdAt)).size).toBe(1);
  });

  it('ends early, and goes on, where the texts are long', async () => {
    const [author] = await couple(system.origin);
    const long = Array.from({ length: 21 }, (_, index) => `${index} `.padEnd(20_000, '\u0001'));
    for (const content of long) await write(author, content);
    const pages = await pagesFrom<JournalEntry>(author, '/api/journal?limit=200');
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 5, 5, 1]);
    expect(pages.flat().map(({ content }) => content)).toEqual(long.reverse());
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=-1',
    'limit=2.5',
    'limit=many',
    'limit=',
    'limit=5&limit=6',
    'before=',
    'before=yesterday',
    'limit=5&before=MjAyNg',
    `before=${'x'.repeat(201)}`,
  ])('is refused with ?%s', async (query) => {
    for (const path of ['/api/journal', '/api/appreciation'])
      expect(await refusal(reader.get(`${path}?${query}`))).toMatchObject({
        status: 400,
        code: 'validation_failed',
        errors: [{ field: query.startsWith('limit=5&b') ? 'before' : query.split('=')[0] }],
      });
  });

  it('gives a cursor of somebody else’s list no power', async () => {
    const { next } = await pageAt(reader, '/api/journal?limit=1');
    const other = await single(system.origin);
    await write(other, 'of another couple');
    expect((await pageAt<JournalEntry>(other, next!)).items).toHaveLength(0);
  });

  it('is closed to whoever is signed out or has no couple', async () => {
    const outside = new Person(system.origin);
    expect((await outside.get('/api/journal?limit=5')).status).toBe(401);
    expect((await outside.get('/api/journal/stats')).status).toBe(401);
    const alone = await signUp(system.origin);
    expect((await alone.get('/api/journal?limit=5')).status).toBe(403);
    expect((await alone.get('/api/journal/stats')).status).toBe(403);
  });

  it('shows a former partner’s entries no more, nor counts them', async () => {
    const [stays, leaves] = await couple(system.origin);
    await write(leaves, 'ours once');
    await write(stays, 'mine');
    await leaves.expectOk(leaves.post('/api/couples/leave', { currentPassword: PASSWORD }));
    const { items } = await pageAt<JournalEntry>(stays, '/api/journal?limit=5');
    expect(items.map(({ content }) => content)).toEqual(['mine']);
    expect((await stays.get<JournalStats>('/api/journal/stats')).body.total).toBe(1);
  });
});

describe('appreciations page by page', () => {
  it('are the same list, and are counted, the partner’s and one’s own', async () => {
    const [me, partner] = await couple(system.origin);
    const database = new Database(system.postgres, 'journal');
    for (let days = 1; days <= 4; days++)
      for (const person of [me, partner]) {
        const thanks = { appreciation: `Day ${days}`, quality: 'kind' };
        await person.expectOk(person.post('/api/appreciation', thanks));
        await database.query(
          "UPDATE appreciations SET day = day - 1000 + $2::int, created_at = '2026-01-01' WHERE user_id = $1 AND day > now() - interval '2 days'",
          [person.user.id, days],
        );
      }
    await database.close();
    const pages = await pagesFrom<Appreciation>(me, '/api/appreciation?limit=3');
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(pages.flat()).toEqual((await me.get('/api/appreciation')).body);
    const { body } = await me.get<AppreciationStats>('/api/appreciation/stats');
    expect(body).toEqual({ total: 8, own: 4 });
  });
});
