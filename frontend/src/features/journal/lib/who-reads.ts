import type { EntryVisibility } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal-writing';

/** @param hasPartner whether there is a partner to read it */
export function whoReads(visibility: EntryVisibility, partner: string | null, hasPartner: boolean): string {
  if (visibility === 'private') return words.onlyYouWillRead();
  if (!hasPartner) return words.onlyYouForNow();
  return partner === null ? words.youTwoWillRead() : words.bothWillRead({ partner });
}
