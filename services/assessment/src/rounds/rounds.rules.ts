import { DAY_MS } from '@anew/contracts/local-date';
import { NIL as NIL_UUID } from 'uuid';

/** Stands for a partner who has been erased, because no row may name them. It is nobody's id. */
export const ERASED = NIL_UUID;

/** Ids of two partners who answer a round together, in the same order for both. */
export type Pair = readonly [string, string];

/** A couple with two members. */
export interface Couple {
  coupleId: string;
  pair: Pair;
}

/** Pair of these members, or null for someone who is alone. */
export function pairOf(memberIds: readonly string[]): Pair | null {
  const [one, other, ...more] = [...memberIds].sort();
  return one !== undefined && other !== undefined && more.length === 0 ? [one, other] : null;
}

/** Couple of these members, or null for someone who is alone and for a couple that no longer exists. */
export function pairedCouple(
  couple: { coupleId: string | null; memberIds: readonly string[] } | undefined,
): Couple | null {
  const pair = couple ? pairOf(couple.memberIds) : null;
  return couple && pair && couple.coupleId !== null ? { coupleId: couple.coupleId, pair } : null;
}

/** Earliest start of the next round after one that closes now. */
export function nextRoundFrom(closedAt: Date, days: number): Date {
  return new Date(closedAt.getTime() + days * DAY_MS);
}

/** When someone gave their answers, and the partner whom they had then, or null if they were alone. */
interface Given {
  submittedAt: Date;
  givenBeside: string | null;
}

/** Whether the round after `last` is open to answers of that time. The first round of two people always is. */
export function isOpenAfter(last: { nextFrom: Date } | null, at: Date): boolean {
  return last === null || at >= last.nextFrom;
}

/** Whether answers were given alone or within this pair. Others are about somebody whom the partner is not. */
export function isAbout(pair: Pair, { givenBeside }: Given): boolean {
  return givenBeside === null || pair.includes(givenBeside);
}

/**
 * Whether a member's answers count in the round of the pair after `last`. In the first round of two people this includes
 * what each has answered alone, before they became a couple.
 */
export function countsAfter(last: { nextFrom: Date } | null, pair: Pair, given: Given): boolean {
  return isOpenAfter(last, given.submittedAt) && isAbout(pair, given);
}
