import { createHash } from 'node:crypto';

/** An item that can be drawn for a couple's day, with the number of times that it was shown. */
export interface Candidate {
  id: string;
  shown: number;
  /** How likely it is compared with others that were shown as often. */
  weight: number;
}

/** A number from 0 up to, but not including, 1 that looks random and is always the same for a seed. */
function fractionOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * Draws one of the candidates that were shown least, so that nothing repeats until all have been shown.
 * @param seed made from the couple and the day, so that both partners draw the same
 */
export function drawLeastShown(candidates: Candidate[], seed: string): string | undefined {
  const fewest = Math.min(...candidates.map(({ shown }) => shown));
  const pool = candidates
    .filter(({ shown }) => shown === fewest)
    .map(({ id, weight }) => [id, weight] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return pool.length === 0 ? undefined : drawWeighted(pool, seed);
}

/** Draws one of the names, with probabilities in proportion to their weights. */
export function drawWeighted<Name extends string>(
  weights: readonly (readonly [Name, number])[],
  seed: string,
): Name {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = fractionOf(seed) * total;
  for (const [name, weight] of weights) {
    rest -= weight;
    if (rest < 0) return name;
  }
  throw new Error('Nothing to draw from');
}
