import { createHash } from 'node:crypto';

/** An item that can be drawn for a couple's day, with the number of times that it was shown. */
export interface Candidate {
  id: string;
  shown: number;
}

/**
 * A question of the couple's own is shown once. Until then, it takes part in the draw as if it had been shown as often as
 * those that were shown least, whenever it was written.
 */
export function asShown<C extends Candidate & { isOwn: boolean }>(candidates: C[]): C[] {
  const others = candidates.filter(({ isOwn }) => !isOwn);
  const fewest = Math.min(...others.map(({ shown }) => shown));
  const fresh = candidates.filter(({ isOwn, shown }) => isOwn && shown === 0);
  return [...others, ...fresh.map((own) => ({ ...own, shown: others.length === 0 ? 0 : fewest }))];
}

/** A number from 0 up to, but not including, 1 that looks random and is always the same for a seed. */
function fractionOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * Draws one of the candidates that were shown least, so that nothing repeats until all have been shown.
 * @param seed made from the couple and the day, so that both partners draw the same
 * @param weightOf how likely a candidate is, compared with others that were shown as often
 */
export function drawLeastShown<C extends Candidate>(
  candidates: C[],
  seed: string,
  weightOf: (candidate: C) => number = () => 1,
): string | undefined {
  const fewest = Math.min(...candidates.map(({ shown }) => shown));
  const pool = candidates
    .filter(({ shown }) => shown === fewest)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((candidate) => [candidate.id, weightOf(candidate)] as const);
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
