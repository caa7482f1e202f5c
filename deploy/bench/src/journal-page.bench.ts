import { strictEqual } from 'node:assert/strict';
import type { JournalEntry, JournalStats } from '@anew/contracts/journal/views';
import { couple, type SignedUp } from '@anew/testkit/person';
import type { Bench } from './harness/bench.js';
import { LoadGenerator } from './harness/load-generator.js';
import { machine } from './harness/machine.js';
import { startProduct } from './harness/product.js';
import { type Contender, type Phase, playRounds, rounds } from './harness/rounds.js';
import { signedInAs } from './harness/signed-in.js';
import { type PhaseSummary, summarizePhase } from './harness/summary.js';
import { phaseTable } from './harness/table.js';
import { addOlder, writeEntries } from './journal-rows.js';

/** What the client opens the journal with. */
const PATHS = { 'first page': '/api/journal?limit=20', numbers: '/api/journal/stats' };
const SHORT = 20;
const LONG = 20_000;

const PHASES: Phase[] = [
  { name: 'Settling', connections: 8, rounds: 1, measureMs: 2_000, warmUpMs: 100 },
  { name: 'Latency', connections: 1, rounds: rounds(9), measureMs: 800, warmUpMs: 200 },
  { name: 'Throughput', connections: 16, rounds: rounds(5), measureMs: 1_000, warmUpMs: 200 },
];

async function mustCount({ url, headers }: Contender, path: string, total: number): Promise<void> {
  const response = await fetch(url, { headers: { ...headers } });
  strictEqual(response.status, 200);
  const body: unknown = await response.json();
  if (path === PATHS.numbers) strictEqual((body as JournalStats).total, total);
  else strictEqual((body as JournalEntry[]).length, SHORT);
}

/** Opening a journal of 20,000 entries beside opening one of 20. */
export const bench: Bench = {
  title: `Opening a journal of ${SHORT} and of ${LONG} entries`,
  async run(resources) {
    const { origin, postgres, pids } = await startProduct(['identity-couple', 'journal'], resources);
    const [short, long] = [await couple(origin), await couple(origin)];
    await writeEntries(short, postgres, { own: 15, sharedWithReader: 5, hidden: 0 });
    await writeEntries(long, postgres, { own: 30, sharedWithReader: 10, hidden: 0 });
    await addOlder(long, postgres, LONG / SHORT - 2);

    const generator = resources.keep(new LoadGenerator(), (each) => each.close());
    const summaries: PhaseSummary[] = [];
    for (const [name, path] of Object.entries(PATHS)) {
      const contender = (entries: number, [reader]: [SignedUp, SignedUp]): Contender => ({
        name: `${entries} entries`,
        url: origin + path,
        headers: signedInAs(reader),
        pids,
      });
      const [few, many] = [contender(SHORT, short), contender(LONG, long)];
      await mustCount(few, path, SHORT);
      await mustCount(many, path, LONG);
      const all = [few, many];
      for (const phase of PHASES) {
        const named = { ...phase, name: `${phase.name} of the ${name}` };
        const played = await playRounds(generator, all, named, () => undefined);
        if (phase !== PHASES[0]) summaries.push(summarizePhase(named, all, played));
      }
    }
    return {
      table: summaries.map(phaseTable).join('\n\n'),
      data: { ...machine(), phases: summaries },
    };
  },
};
