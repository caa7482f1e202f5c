import type { EntryVisibility } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';

const WORDS_A_MINUTE = 200;

export function minutesToRead(content: string): number {
  return Math.ceil(content.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE);
}

/** @param isPart whether there are entries that have not been read yet */
export function foundWith(typed: string, count: number, isPart: boolean): string {
  return isPart ? words.foundSoFar({ count, typed }) : words.found({ count, typed });
}

/** @param hasPartner whether there is a partner to read it */
export function whoReads(visibility: EntryVisibility, partner: string | null, hasPartner: boolean): string {
  if (visibility === 'private') return 'Only you will be able to read this.';
  return hasPartner
    ? `You and ${partner ?? 'your partner'} will be able to read this.`
    : 'Only you will be able to read this for now. When a partner joins, you decide.';
}

export function contains(content: string, query: string): boolean {
  return content.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
