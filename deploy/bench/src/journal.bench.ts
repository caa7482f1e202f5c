import { type Phase, rounds } from './harness/rounds.js';
import { journalBench } from './journal-contest.js';

const THROUGHPUT: Phase = {
  name: 'Throughput',
  connections: 32,
  rounds: rounds(9),
  measureMs: 1_500,
  warmUpMs: 300,
};

/** A journal of about 11 kB of JSON. */
export const bench = journalBench(
  { own: 14, sharedWithReader: 6, hidden: 5 },
  {
    journal: [
      THROUGHPUT,
      { ...THROUGHPUT, name: 'Open loop', connections: 128, rate: 800, measureMs: 2_000 },
      { name: 'Latency', connections: 1, rounds: rounds(9), measureMs: 800, warmUpMs: 200 },
    ],
    lists: [{ ...THROUGHPUT, name: 'Lists' }],
  },
);
