import { type Talk, TALK_STEPS } from '@anew/contracts/assessment/talks';

/** Seconds that remain of a step, never less than none. */
export function secondsLeft({ step, secondsIn, pause }: Talk, readAt: number, now: number): number {
  const since = pause ? 0 : Math.max(0, Math.floor((now - readAt) / 1_000));
  return Math.max(0, TALK_STEPS[step] * 60 - secondsIn - since);
}

/** Such as "4:05". */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
