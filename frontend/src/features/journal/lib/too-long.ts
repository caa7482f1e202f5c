import { ENTRY_CONTENT_MAX } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal-writing';
import type { EntryWords } from './entry-draft';

/** The message for a text that is too long, or null. Texts are never cut off. */
export function tooLong({ content }: EntryWords): string | null {
  const over = content.trim().length - ENTRY_CONTENT_MAX;
  return over > 0 ? words.tooLong({ most: ENTRY_CONTENT_MAX, over }) : null;
}
