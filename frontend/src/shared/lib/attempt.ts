import { newRequestKey } from './request-key';

/** A request that was sent, or is about to be: its answer may be lost, and then it is sent again with the same key. */
export interface Attempt {
  key: string;
  body: string;
}

/** The last attempt again if it asked for the same, so that the server does the same thing once; else a new one. */
export function attemptAt(asked: object, last: Attempt | undefined): Attempt {
  const body = JSON.stringify(asked);
  return last?.body === body ? last : { key: newRequestKey(), body };
}

/** The last attempt at each of several things, until it has been answered. */
export class Attempts {
  private readonly last = new Map<number | string, Attempt>();

  /** @param what it is about, such as a step's number: each has one attempt at a time */
  keyFor(what: number | string, asked: object): string {
    const attempt = attemptAt(asked, this.last.get(what));
    this.last.set(what, attempt);
    return attempt.key;
  }

  forget(what: number | string): void {
    this.last.delete(what);
  }
}
