import type { Resources } from './resources.js';

interface BenchOutcome {
  /** Result as text for people. */
  table: string;
  /** Result for programs, which is written as JSON. */
  data: object;
}

export interface Bench {
  title: string;
  run(resources: Resources): Promise<BenchOutcome>;
}
