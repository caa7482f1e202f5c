import type { QueryOf } from '@anew/contracts/http/map';
import { pages } from './pages';
import { read } from './read';

type EntriesQuery = NonNullable<QueryOf<'GET /api/journal'>>;

/** A part of the journal: whose entries, and of which days. */
export type EntriesPart = Omit<EntriesQuery, 'limit' | 'before'>;
/** Days of the person's calendar, of which both are part of the period. */
export type Period = Pick<EntriesPart, 'from' | 'to'>;

/** Pages of a part of the journal. An empty part is the whole list, under the same key as `entryPages`. */
export const entriesPartPages = (part: EntriesPart) => pages('/api/journal', part);
export const newestEntryQuery = (period: Period) => read('/api/journal', { query: { ...period, limit: 1 } });
export const journalDaysQuery = (month: string) => read('/api/journal/days', { query: { month } });

/** All entries that both partners can read. */
export const sharedEntriesQuery = (period: Period) =>
  read('/api/journal', { query: { ...period, filter: 'both' } });
export const appreciationsOfQuery = (period: Period) => read('/api/appreciation', { query: period });
