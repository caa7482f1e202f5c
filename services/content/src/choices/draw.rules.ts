import { createHash } from 'node:crypto';

/** One of the things that could be a couple's of a day, and how often it has been already. */
export interface Candidate {
  id: string;
  shown: number;
}

/** A number from 0 up to, but not, 1 that looks random and is the same for the same seed. */
function fractionOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * One of the candidates that were shown least, so that nothing repeats until all have had their day.
 * @param seed the couple and the day: both partners draw the same
 */
export function drawLeastShown(candidates: Candidate[], seed: string): string | undefined {
  const fewest = Math.min(...candidates.map(({ shown }) => shown));
  const pool = candidates
    .filter(({ shown }) => shown === fewest)
    .map(({ id }) => id)
    .sort();
  return pool[Math.floor(fractionOf(seed) * pool.length)];
}

/** One of the names, each as likely as its weight says. */
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
