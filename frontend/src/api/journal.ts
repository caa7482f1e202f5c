import { pages } from './pages';
import { read } from './read';

/** How many entries and appreciations are shown in short. */
const LATEST = { limit: 3 };

export const entryPages = pages('/api/journal');
export const latestEntriesQuery = read('/api/journal', { query: LATEST });
/** The whole list, however long. */
export const entriesQuery = read('/api/journal');
export const journalStatsQuery = read('/api/journal/stats');

export const appreciationPages = pages('/api/appreciation');
export const latestAppreciationsQuery = read('/api/appreciation', { query: LATEST });
/** The whole list, however long. */
export const appreciationsQuery = read('/api/appreciation');
export const appreciationStatsQuery = read('/api/appreciation/stats');
/** The caller's own appreciation of today. */
export const todaysAppreciationQuery = read('/api/appreciation/today');
/** What the partner wrote and the caller has not seen yet. */
export const newsQuery = read('/api/news');
export const undecidedSharingQuery = read('/api/sharing/undecided');
