import { DAY_MS } from '@anew/contracts/local-date';

const NEW_MS = 7 * DAY_MS;

/** Whether this was so lately that someone is still new. */
export function isNew(since: string, now: Date): boolean {
  return now.getTime() - new Date(since).getTime() < NEW_MS;
}
