import { isRecord } from './is-record';
import { newRequestKey } from './request-key';

/** A request that was sent or is about to be. Its answer may be lost; then it is sent again with the same key. */
export interface Attempt {
  key: string;
  body: string;
}

/** Returns the last attempt if it asked for the same, so that the server does it only once; otherwise a new one. */
export function attemptAt(asked: object, last: Attempt | undefined): Attempt {
  const body = JSON.stringify(asked);
  return last?.body === body ? last : { key: newRequestKey(), body };
}

/** Reads an attempt that was stored with a draft. */
export function parseAttempt(stored: unknown): Attempt | null {
  if (!isRecord(stored)) return null;
  const { key, body } = stored;
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : null;
}

/** Holds the last attempt at each of several things, until it has been answered. */
export class Attempts {
  private readonly last = new Map<number | string, Attempt>();

  /** @param what the thing that is asked for, such as a step's number; each has one attempt at a time */
  keyFor(what: number | string, asked: object): string {
    const attempt = attemptAt(asked, this.last.get(what));
    this.last.set(what, attempt);
    return attempt.key;
  }

  forget(what: number | string): void {
    this.last.delete(what);
  }
}
