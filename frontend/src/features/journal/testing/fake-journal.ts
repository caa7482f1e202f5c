import type {
  Appreciation,
  EntryFilter,
  JournalDay,
  JournalEntry,
  JournalStats,
} from '@anew/contracts/journal/views';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { EntryChange, NewEntry } from '#api/journal-calls';
import { listed, news } from '#shared/testing/answers';
import { entry, prompt } from './entries';

/** The state of the fake server, and what it was sent. */
export interface FakeJournal {
  entries: JournalEntry[];
  stats: JournalStats;
  days: JournalDay[];
  appreciations: Appreciation[];
  published: NewEntry[];
  /** The idempotency key of each published entry. */
  keys: (string | null)[];
  changes: { id: string; change: EntryChange }[];
  deleted: string[];
}

const NO_STATS: JournalStats = { total: 0, shared: 0, streak: 0, thisWeek: 0 };

const FILTERS: Record<EntryFilter | 'all', (entry: JournalEntry) => boolean> = {
  all: () => true,
  mine: ({ userId }) => userId === 'me',
  theirs: ({ userId }) => userId !== 'me',
  private: ({ visibility }) => visibility === 'private',
  both: ({ partnerCanRead }) => partnerCanRead,
};

/** The part of the entries that the request asks for, with the days of UTC. */
function partOf(request: Request, entries: JournalEntry[]): JournalEntry[] {
  const { searchParams } = new URL(request.url);
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '9999'];
  const isWanted = FILTERS[(searchParams.get('filter') ?? 'all') as EntryFilter | 'all'];
  return entries.filter((each) => {
    const day = each.createdAt.slice(0, 10);
    return day >= from && day <= to && isWanted(each);
  });
}

const journalOf = (entries: JournalEntry[]): FakeJournal => ({
  entries,
  stats: NO_STATS,
  days: [],
  appreciations: [],
  published: [],
  keys: [],
  changes: [],
  deleted: [],
});

export function fakeJournal(server: SetupServer, entries: JournalEntry[] = []): FakeJournal {
  const journal = journalOf(entries);
  server.use(
    http.get('/api/journal', ({ request }) => listed(request, partOf(request, journal.entries))),
    http.get('/api/journal/days', ({ request }) => {
      const month = new URL(request.url).searchParams.get('month') ?? '';
      return HttpResponse.json(journal.days.filter(({ day }) => day.startsWith(month)));
    }),
    http.get('/api/appreciation', ({ request }) => listed(request, journal.appreciations)),
    http.get('/api/journal/stats', () => HttpResponse.json(journal.stats)),
    news(),
    http.get('/api/prompts/today', () => HttpResponse.json(prompt)),
    http.post<never, NewEntry>('/api/journal', async ({ request }) => {
      const sent = await request.json();
      journal.keys.push(request.headers.get('Idempotency-Key'));
      const saved = entry(`new-${journal.published.push(sent)}`, sent);
      journal.entries = [saved, ...journal.entries];
      return HttpResponse.json(saved, { status: 201 });
    }),
    http.put<{ id: string }, EntryChange>('/api/journal/:id', async ({ params, request }) => {
      const change = await request.json();
      journal.changes.push({ id: params.id, change });
      journal.entries = journal.entries.map((it) => (it.id === params.id ? { ...it, ...change } : it));
      return HttpResponse.json(journal.entries.find(({ id }) => id === params.id));
    }),
    http.delete<{ id: string }>('/api/journal/:id', ({ params }) => {
      journal.deleted.push(params.id);
      journal.entries = journal.entries.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return journal;
}
