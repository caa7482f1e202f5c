import { DAY_MS } from '@anew/contracts/local-date';
import { localStore } from '#shared/lib/storage';

const KEY = 'anew-invite-nudge';
/** Time that a partner gets before we suggest to send the invitation again. */
const FIRST_MS = 2 * DAY_MS;
/** Time for which the suggestion stays away after it was put away. */
const QUIET_MS = 14 * DAY_MS;

interface Waiting {
  /** When the couple account was set up, in ISO 8601. */
  since: string;
  /** When the suggestion was put away last, in ISO 8601, or null. */
  putAwayAt: string | null;
}

/** Whether to suggest sending the invitation once more. */
export function isNudgeDue({ since, putAwayAt }: Waiting, now: Date): boolean {
  const passed = (iso: string) => now.getTime() - Date.parse(iso);
  if (passed(since) < FIRST_MS) return false;
  return putAwayAt === null || !(passed(putAwayAt) < QUIET_MS);
}

export const nudge = {
  putAwayAt: (): string | null => localStore.get(KEY),
  putAway: (now: Date): void => localStore.set(KEY, now.toISOString()),
};
