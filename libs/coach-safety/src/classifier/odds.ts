import type { Counts } from './tally.js';

/**
 * How much likelier a feature is in a message about danger than in a harmless one: log odds by bucket, in one
 * byte each.
 */
export interface Odds {
  logs: Int8Array;
  /** Factor for all of them. */
  scale: number;
}

/** Mean log odds of a text's features, by kind. */
export const meanOdds = (counts: readonly Counts[], { logs, scale }: Odds): number[] =>
  counts.map(({ buckets }) => {
    const sum = buckets.reduce((total, bucket) => total + (logs[bucket] ?? 0), 0);
    return (scale * sum) / Math.max(1, buckets.length);
  });
