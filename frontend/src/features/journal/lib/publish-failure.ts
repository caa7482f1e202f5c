import * as words from '@anew/words/journal-lost-answer';
import { notSaved } from '@anew/words/journal-writing';
import { HttpError, isUnanswered } from '#shared/api/http-error';
import { saveFailure } from './save-failure';

/** The entry was found in the journal; the answer to an earlier attempt was lost. */
export class SavedBefore extends Error {}

/** The server says the same by refusing other words with the key under which it has saved the entry. */
export const isSavedBefore = (error: Error): boolean =>
  error instanceof SavedBefore || (error instanceof HttpError && error.code === 'idempotency_key_reused');

/** Says what became of a new entry. Without an answer, nobody here knows. */
export function publishFailure(error: Error): { title: string; description: string } {
  if (isSavedBefore(error)) return { title: words.savedBefore(), description: words.savedBeforeText() };
  if (isUnanswered(error)) return { title: words.perhapsSaved(), description: words.notTwice() };
  return { title: notSaved(), description: saveFailure(error) };
}
