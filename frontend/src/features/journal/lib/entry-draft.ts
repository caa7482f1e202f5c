import {
  ENTRY_CONTENT_MAX,
  ENTRY_VISIBILITIES,
  type EntryVisibility,
  type JournalEntry,
} from '@anew/contracts/journal/views';
import type { Attempt } from '#shared/lib/attempt';

export interface Answered {
  id: string;
  text: string;
}

export interface EntryWords {
  content: string;
  visibility: EntryVisibility;
}

export interface EntryDraft extends EntryWords {
  /** The daily question that it answers; kept with its text, for tomorrow there is another. */
  prompt: Answered | null;
  /** The last try to publish it that is not known to have succeeded. */
  attempt?: Attempt;
}

export const EMPTY_ENTRY: EntryDraft = { content: '', visibility: 'shared', prompt: null };

export const isBlank = ({ content }: EntryWords) => content.trim() === '';

/** What is wrong with a text that cannot be sent; nothing is ever cut off. */
export function tooLong({ content }: EntryWords): string | null {
  const over = content.trim().length - ENTRY_CONTENT_MAX;
  if (over <= 0) return null;
  const most = ENTRY_CONTENT_MAX.toLocaleString('en-US');
  return `An entry holds ${most} characters; this one has ${over.toLocaleString('en-US')} more.`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function parseAnswered(stored: unknown): Answered | null {
  if (!isRecord(stored)) return null;
  const { id, text } = stored;
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : null;
}

function parseAttempt(stored: unknown): Attempt | null {
  if (!isRecord(stored)) return null;
  const { key, body } = stored;
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : null;
}

export function parseEntryDraft(stored: unknown): EntryDraft | null {
  if (!isRecord(stored) || typeof stored.content !== 'string') return null;
  const visibility = ENTRY_VISIBILITIES.find((it) => it === stored.visibility);
  if (!visibility) return null;
  const attempt = parseAttempt(stored.attempt);
  return {
    content: stored.content,
    visibility,
    prompt: parseAnswered(stored.prompt),
    ...(attempt && { attempt }),
  };
}

export function wordsOf({ content, visibility }: EntryWords): EntryWords {
  return { content, visibility };
}

export function changesTo(entry: JournalEntry, { content, visibility }: EntryWords): Partial<EntryWords> {
  return {
    ...(content.trim() !== entry.content && { content: content.trim() }),
    ...(visibility !== entry.visibility && { visibility }),
  };
}

/** What came in, by voice, after the rest was sent. */
export function leftAfter(sent: string, draft: EntryDraft): EntryDraft {
  const content = draft.content.trim();
  const rest = content.startsWith(sent) ? content.slice(sent.length).trim() : '';
  return rest === '' ? EMPTY_ENTRY : { ...EMPTY_ENTRY, visibility: draft.visibility, content: rest };
}
