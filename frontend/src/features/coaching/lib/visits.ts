import { IDLE_MS } from '@anew/contracts/coaching/disclosure';
import { localStore } from '#shared/lib/storage';

interface Visit {
  at: number;
  /** The note about the coach's limits has been read and dismissed. */
  noted: boolean;
}

const keyOf = (userId: string) => `anew-coaching-visit:${userId}`;

function lastVisit(userId: string): Visit | null {
  try {
    return JSON.parse(localStore.get(keyOf(userId)) ?? 'null') as Visit | null;
  } catch {
    return null;
  }
}

/** The note is shown on the first visit until it is dismissed, and again after seven idle days. */
export function needsNote(userId: string): boolean {
  const visit = lastVisit(userId);
  return !visit?.noted || Date.now() - visit.at > IDLE_MS;
}

export function keepVisit(userId: string, noted: boolean): void {
  const visit: Visit = { at: Date.now(), noted };
  localStore.set(keyOf(userId), JSON.stringify(visit));
}
