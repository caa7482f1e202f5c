import * as words from '@anew/words/coaching';
import { BrokenOff } from '#api/chat';
import { HttpError, serverMessageOr } from '#shared/api/http-error';

/**
 * `fetch` throws this error when there is no answer at all. It is recognized by its name, because it may come from
 * another realm.
 */
function isUnreachable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError';
}

/** A failure, to be shown next to the message. */
export interface Problem {
  words: string;
  /** The session has ended, so that trying again would not help. */
  isSignedOut: boolean;
}

export const problemIn = (error: unknown): Problem => ({
  words: wordsFor(error),
  isSignedOut: error instanceof HttpError && error.needsLogin,
});

function wordsFor(error: unknown): string {
  if (!navigator.onLine) return words.offline();
  if (isUnreachable(error)) return words.unreachable();
  if (error instanceof BrokenOff) return words.brokeOff();
  const down = error instanceof HttpError && error.status > 501;
  return serverMessageOr(down ? words.noCoach() : words.notSent(), error);
}
