import { newRequestKey } from '#shared/lib/request-key';

/** A try to publish; kept with the draft, for an answer may be lost and the page reloaded before the next one. */
export interface Attempt {
  key: string;
  body: string;
}

/** The same key for the same entry, so that trying again stores nothing twice. */
export function attemptAt(entry: object, last: Attempt | undefined): Attempt {
  const body = JSON.stringify(entry);
  return last?.body === body ? last : { key: newRequestKey(), body };
}

export function parseAttempt(stored: unknown): Attempt | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, body } = stored as Partial<Record<keyof Attempt, unknown>>;
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined;
}
