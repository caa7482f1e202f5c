import { createHash } from 'node:crypto';
import { dayNumber } from '@anew/contracts/local-date';

/** An item that can be drawn for a couple's day, with the number of times that it was shown. */
export interface Candidate {
  id: string;
  shown: number;
}

/** Number of days, about half a year, for which an item rests after it was shown. */
export const REST_DAYS = 183;

/**
 * Leaves out what was shown within the last half a year. If nothing else is left, because there are not enough items for
 * this couple, those stay that were shown longest ago.
 */
export function rested<C extends { lastShown: string | null }>(candidates: C[], day: string): C[] {
  const today = dayNumber(day);
  const rests = candidates.map(({ lastShown }) =>
    lastShown === null ? Infinity : today - dayNumber(lastShown),
  );
  const least = Math.min(Math.max(...rests), REST_DAYS);
  return candidates.filter((_each, at) => (rests[at] ?? 0) >= least);
}

/** A question of the couple's own is shown once. */
export function isUsedUp({ isOwn, shown }: Candidate & { isOwn: boolean }): boolean {
  return isOwn && shown > 0;
}

/**
 * A question of the couple's own takes part in the draw as if it had been shown as often as those that were shown least,
 * whenever it was written.
 */
export function withOwnAmongLeastShown<C extends Candidate & { isOwn: boolean }>(candidates: C[]): C[] {
  const others = candidates.filter(({ isOwn }) => !isOwn);
  const fewest = others.length === 0 ? 0 : Math.min(...others.map(({ shown }) => shown));
  return candidates.map((each) => (each.isOwn ? { ...each, shown: fewest } : each));
}

/** A number from 0 up to, but not including, 1 that looks random and is always the same for a seed. */
function fractionOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * Draws one of the candidates that were shown least, so that nothing repeats until all have been shown.
 * @param seed random text. The same text draws the same
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
