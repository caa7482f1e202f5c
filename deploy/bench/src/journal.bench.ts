import { rounds } from './harness/machine.js';
import { journalBench } from './journal-contest.js';

/** A journal of about 9.6 kB of JSON. */
export const bench = journalBench({ own: 14, sharedWithReader: 6, hidden: 5 }, [
  { name: 'Throughput', connections: 32, rounds: rounds(9), measureMs: 1_500, warmUpMs: 300 },
  { name: 'Latency', connections: 1, rounds: rounds(9), measureMs: 800, warmUpMs: 200 },
]);
