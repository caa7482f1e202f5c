import * as said from '@anew/words/journal-writing';
import { HttpError, isUnanswered, serverMessageOr } from '#shared/api/http-error';

/** Says why something was not saved. */
export const saveFailure = (error: Error) => serverMessageOr(said.tryAgain(), error);

/** Other words came with the key under which the server has saved the entry already; the answer to that was lost. */
export const isSavedBefore = (error: Error): boolean =>
  error instanceof HttpError && error.code === 'idempotency_key_reused';

/** Says what became of a new entry. Without an answer, nobody here knows. */
export function publishFailure(error: Error): { title: string; description: string } {
  if (isUnanswered(error)) return { title: said.perhapsSaved(), description: said.notTwice() };
  if (isSavedBefore(error)) return { title: said.savedBefore(), description: said.savedBeforeText() };
  return { title: said.notSaved(), description: saveFailure(error) };
}
