import { rounds } from './harness/rounds.js';
import { journalBench } from './journal-contest.js';

/**
 * Years of writing, about 2.4 MB of JSON. There is one reader at a time, because such a journal is rarely
 * opened.
 */
export const bench = journalBench(
  { own: 4_000, sharedWithReader: 1_000, hidden: 5 },
  { journal: [{ name: 'Latency', connections: 1, rounds: rounds(9), measureMs: 2_000, warmUpMs: 500 }] },
);
