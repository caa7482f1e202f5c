import { ENTRY_VISIBILITIES, type EntryVisibility, type JournalEntry } from '@anew/contracts/journal/views';
import { isRecord } from '#shared/lib/is-record';
import { type EntryAttempt, parseEntryAttempt } from './entry-attempt';

export interface Answered {
  id: string;
  text: string;
}

export interface EntryWords {
  content: string;
  visibility: EntryVisibility;
}

/**
 * What a person has changed of an entry and not saved yet. The rest stays as the entry has it, which may have become private
 * on another device in the meantime.
 */
export type EntryEdit = Partial<EntryWords>;

export interface EntryDraft extends EntryWords {
  /** The daily question that the entry answers. Its text is stored too, because tomorrow there is another question. */
  prompt: Answered | null;
  /** The last attempt to publish the entry that is not known to have succeeded. */
  attempt?: EntryAttempt;
}

export const EMPTY_ENTRY: EntryDraft = { content: '', visibility: 'shared', prompt: null };

export const isBlank = ({ content }: EntryWords) => content.trim() === '';

export function parseAnswered(stored: unknown): Answered | null {
  if (!isRecord(stored)) return null;
  const { id, text } = stored;
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : null;
}

const parseVisibility = (stored: unknown) => ENTRY_VISIBILITIES.find((it) => it === stored);

export function parseEntryEdit(stored: unknown): EntryEdit | null {
  if (!isRecord(stored)) return null;
  const { content } = stored;
  const visibility = parseVisibility(stored.visibility);
  return { ...(typeof content === 'string' && { content }), ...(visibility && { visibility }) };
}

export function parseEntryDraft(stored: unknown): EntryDraft | null {
  if (!isRecord(stored) || typeof stored.content !== 'string') return null;
  const visibility = parseVisibility(stored.visibility);
  if (!visibility) return null;
  const attempt = parseEntryAttempt(stored.attempt);
  return {
    content: stored.content,
    visibility,
    prompt: parseAnswered(stored.prompt),
    ...(attempt && { attempt }),
  };
}

export function wordsOf({ content, visibility }: EntryWords, edit: EntryEdit): EntryWords {
  return { content, visibility, ...edit };
}

export function changesTo(entry: JournalEntry, { content, visibility }: EntryWords): Partial<EntryWords> {
  return {
    ...(content.trim() !== entry.content && { content: content.trim() }),
    ...(visibility !== entry.visibility && { visibility }),
  };
}

/** The part of the draft that dictation added after the rest was sent. */
export function leftAfter(sent: string, draft: EntryDraft): EntryDraft {
  const content = draft.content.trim();
  const rest = content.startsWith(sent) ? content.slice(sent.length).trim() : '';
  return rest === '' ? EMPTY_ENTRY : { ...EMPTY_ENTRY, visibility: draft.visibility, content: rest };
}
