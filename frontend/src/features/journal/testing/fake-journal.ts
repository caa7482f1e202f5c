import type { JournalEntry, JournalStats } from '@anew/contracts/journal/views';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { EntryChange, NewEntry } from '#api/journal';
import { listed, news } from '#shared/testing/answers';
import { entry, prompt } from './entries';

/** The state of the fake server, and what it was sent. */
export interface FakeJournal {
  entries: JournalEntry[];
  stats: JournalStats;
  published: NewEntry[];
  /** The idempotency key of each published entry. */
  keys: (string | null)[];
  changes: { id: string; change: EntryChange }[];
  deleted: string[];
}

const NO_STATS: JournalStats = { total: 0, shared: 0, streak: 0, thisWeek: 0 };

export function fakeJournal(server: SetupServer, entries: JournalEntry[] = []): FakeJournal {
  const journal: FakeJournal = {
    entries,
    stats: NO_STATS,
    published: [],
    keys: [],
    changes: [],
    deleted: [],
  };
  server.use(
    http.get('/api/journal', ({ request }) => listed(request, journal.entries)),
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
