import type { JournalEntry } from '@anew/contracts/journal/views';
import { useEffect } from 'react';
import { draftPlaces } from '#shared/lib/draft-places';
import { draftKey } from '#shared/lib/drafts';
import { type DraftHandle, useDraft } from '#shared/lib/use-draft';
import {
  changesTo,
  EMPTY_ENTRY,
  type EntryDraft,
  type EntryEdit,
  type EntryWords,
  isBlank,
  parseEntryDraft,
  parseEntryEdit,
  wordsOf,
} from '../lib/entry-draft';

export type NewEntryDraft = DraftHandle<EntryDraft>;

/** The form that is on the screen. It may have been opened anew while its text was on its way. */
const forms = new Set<(sent: string) => void>();

/** Empties the form that still has what was sent. Words that were changed meanwhile stay, as those of another tab do. */
export const emptyFormWith = (sent: string): void => forms.forEach((hear) => hear(sent));

export function useEntryDraft(userId: string): NewEntryDraft {
  const draft = useDraft<EntryDraft>({
    key: draftKey('journal', userId),
    empty: EMPTY_ENTRY,
    parse: parseEntryDraft,
    isEmpty: isBlank,
  });
  const { value, forget } = draft;
  useEffect(() => {
    const has = (sent: string, { content }: EntryDraft) => content.trim() === sent;
    const hear = (sent: string) => {
      if (has(sent, value)) forget((newest) => (has(sent, newest) ? EMPTY_ENTRY : newest));
    };
    forms.add(hear);
    return () => void forms.delete(hear);
  });
  return draft;
}

const editKey = (entryId: string, userId: string): string => draftKey(`entry:${entryId}`, userId);

/** Unsaved changes must not stay on the device once their entry is deleted. */
export const clearEditDraft = (entryId: string, userId: string): void =>
  draftPlaces.clear(editKey(entryId, userId));

/** Changes to an entry that are not saved yet, and the words as they are with them. */
export function useEditDraft(entry: JournalEntry): DraftHandle<EntryEdit> & { written: EntryWords } {
  const draft = useDraft<EntryEdit>({
    key: editKey(entry.id, entry.userId),
    empty: {},
    parse: parseEntryEdit,
    isEmpty: (edit) => Object.keys(changesTo(entry, wordsOf(entry, edit))).length === 0,
  });
  return { ...draft, written: wordsOf(entry, draft.value) };
}
