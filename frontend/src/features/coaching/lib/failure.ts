import { BrokenOff } from '#api/chat';
import { HttpError, serverMessageOr } from '#shared/api/http-error';

export const NOT_SENT = 'Failed to send message. Please try again.';

const OFFLINE = 'You are offline. Your message is kept; send it once you are back.';
const UNREACHABLE = 'Anew could not be reached. Your message is kept; please try again.';
const BROKE_OFF = 'The connection was lost before the answer was complete.';
const NO_COACH = 'The coach cannot be reached right now. Your message is kept; please try again in a moment.';

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
  if (!navigator.onLine) return OFFLINE;
  if (isUnreachable(error)) return UNREACHABLE;
  if (error instanceof BrokenOff) return BROKE_OFF;
  const down = error instanceof HttpError && error.status > 501;
  return serverMessageOr(down ? NO_COACH : NOT_SENT, error);
}
