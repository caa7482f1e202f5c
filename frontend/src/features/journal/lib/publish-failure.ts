import * as words from '@anew/words/journal-lost-answer';
import { notSaved } from '@anew/words/journal-writing';
import { HttpError, isUnanswered } from '#shared/api/http-error';
import { saveFailure } from './save-failure';

/** Other words came with the key under which the server has saved the entry already; the answer to that was lost. */
export const isSavedBefore = (error: Error): boolean =>
  error instanceof HttpError && error.code === 'idempotency_key_reused';

/** Says what became of a new entry. Without an answer, nobody here knows. */
export function publishFailure(error: Error): { title: string; description: string } {
  if (isUnanswered(error)) return { title: words.perhapsSaved(), description: words.notTwice() };
  if (isSavedBefore(error)) return { title: words.savedBefore(), description: words.savedBeforeText() };
  return { title: notSaved(), description: saveFailure(error) };
}
