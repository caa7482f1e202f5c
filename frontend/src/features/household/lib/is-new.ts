const NEW_MS = 7 * 24 * 3_600_000;

/** Whether this was so lately that someone is still new. */
export function isNew(since: string, now: Date): boolean {
  return now.getTime() - new Date(since).getTime() < NEW_MS;
}
