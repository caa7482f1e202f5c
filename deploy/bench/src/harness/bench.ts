import type { Resources } from './resources.js';

export interface BenchOutcome {
  /** For people. */
  table: string;
  /** For machines: what is written as JSON. */
  data: object;
}

/** What a file `src/<name>.bench.ts` exports as `bench`. */
export interface Bench {
  title: string;
  run(resources: Resources): Promise<BenchOutcome>;
}
