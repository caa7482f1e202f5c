import { LATEST_MS, latestOf, nextLetter, nextReminder, pauseAfter } from '../schedule/schedule.rules.js';
import type { Ended, Sending } from '../schedule/sendings.repository.js';

/** How an attempt to send ended. `refused` is not tried again on that day. */
export type Attempt = { outcome: 'sent' | 'refused' | 'nothing' } | { outcome: 'later'; waitMs: number };

/** Why nothing is sent after all. */
type Silence = 'sent before' | 'late' | 'no couple' | 'alone' | 'done';

export function silenceOf(sending: Sending, now: Date): Silence | null {
  const { kind, sentDay, dueDay, coupleId, isAlone, isDone } = sending;
  if (sentDay !== null && sentDay >= dueDay) return 'sent before';
  if (now > latestOf(sending)) return 'late';
  if (coupleId === null) return 'no couple';
  if (kind === 'reminder') return isDone ? 'done' : null;
  // A letter is about what two people did.
  return isAlone ? 'alone' : null;
}

/** Seconds for which a push service may keep what it cannot deliver at once. */
export function secondsLeft(sending: Sending, now: Date): number {
  return Math.max(0, Math.floor((latestOf(sending).getTime() - now.getTime()) / 1000));
}

/** What is recorded after an attempt, or after nothing was attempted. */
export function endOf(sending: Sending, attempt: Attempt, now: Date): Ended {
  const { kind, time, timeZone, dueDay, dueAt, tries } = sending;
  if (attempt.outcome === 'later') {
    // However long a push service asks to wait, nothing is sent after the latest time anyway.
    const waitMs = Math.min(Math.max(pauseAfter(tries), attempt.waitMs), LATEST_MS[kind]);
    const tryAgainAt = new Date(now.getTime() + waitMs);
    return { sending, isSent: false, next: { day: dueDay, at: dueAt }, tryAgainAt };
  }
  const isSent = attempt.outcome === 'sent';
  const where = { timeZone, sentDay: isSent ? dueDay : sending.sentDay };
  const next = kind === 'reminder' ? nextReminder(time, where, now) : nextLetter(where, now);
  return { sending, isSent, next };
}
