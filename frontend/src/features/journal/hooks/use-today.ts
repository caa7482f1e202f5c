import { useSyncExternalStore } from 'react';
import { dayOf } from '#shared/lib/dates';

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The person's calendar day. A page that was left open learns of a new day when the person comes back to it. */
export const useToday = (): string => useSyncExternalStore(onReturn, () => dayOf(new Date()));
