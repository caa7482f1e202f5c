/** Ids of two partners who answer a round together, in the same order for both. */
export type Pair = readonly [string, string];

/** A couple with two members. */
export interface Couple {
  coupleId: string;
  pair: Pair;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Pair of these members, or null for someone who is alone. */
export function pairOf(memberIds: readonly string[]): Pair | null {
  const [one, other, ...more] = [...memberIds].sort();
  return one !== undefined && other !== undefined && more.length === 0 ? [one, other] : null;
}

/** Couple of these members, or null for someone who is alone and for a couple that no longer exists. */
export function pairedCouple(
  of: { coupleId: string | null; memberIds: readonly string[] } | undefined,
): Couple | null {
  const pair = of ? pairOf(of.memberIds) : null;
  return of && pair && of.coupleId !== null ? { coupleId: of.coupleId, pair } : null;
}

/** Earliest start of the next round after one that closes now. */
export function nextRoundFrom(closedAt: Date, days: number): Date {
  return new Date(closedAt.getTime() + days * DAY_MS);
}

/**
 * Whether answers from that time count in the round after `last`. In the first round of two people all
 * answers count, even those from before they became a couple.
 */
export function countsAfter(last: { nextFrom: Date } | null, submittedAt: Date): boolean {
  return last === null || submittedAt >= last.nextFrom;
}
