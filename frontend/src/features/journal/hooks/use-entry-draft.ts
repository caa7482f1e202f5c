import type { JournalEntry } from '@anew/contracts/journal/views';
import { draftPlaces } from '#shared/lib/draft-places';
import { draftKey } from '#shared/lib/drafts';
import { type DraftHandle, useDraft } from '#shared/lib/use-draft';
import {
  changesTo,
  EMPTY_ENTRY,
  type EntryDraft,
  type EntryWords,
  isBlank,
  parseEntryDraft,
  wordsOf,
} from '../lib/entry-draft';

export type NewEntryDraft = DraftHandle<EntryDraft>;

export function useEntryDraft(userId: string): NewEntryDraft {
  return useDraft({
    key: draftKey('journal', userId),
    empty: EMPTY_ENTRY,
    parse: parseEntryDraft,
    isEmpty: isBlank,
  });
}

const editKey = (entryId: string, userId: string): string => draftKey(`entry:${entryId}`, userId);

/** Unsaved changes must not stay on the device once their entry is deleted. */
export const clearEditDraft = (entryId: string, userId: string): void =>
  draftPlaces.clear(editKey(entryId, userId));

/** Changes to an entry that are not saved yet. */
export function useEditDraft(entry: JournalEntry): DraftHandle<EntryWords> {
  return useDraft<EntryWords>({
    key: editKey(entry.id, entry.userId),
    empty: wordsOf(entry),
    parse: parseEntryDraft,
    isEmpty: (words) => Object.keys(changesTo(entry, words)).length === 0,
  });
}
