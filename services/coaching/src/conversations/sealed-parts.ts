import type { Findings } from '@anew/coach-safety/findings';
import type { MessageSource } from '@anew/contracts/coaching/views';
import type { Sealer } from '@anew/persistence/encryption/seals';
import type { AssociatedData, Opener } from '@anew/persistence/encryption/vault';

const associatedWithTitle = (id: string): AssociatedData => ({
  table: 'conversations',
  column: 'title',
  row: id,
});
/**
 * Length to which titles are padded before they are sealed, because the length of a date would reveal a
 * crisis.
 */
const TITLE_LENGTH = 80;

export const associatedWithSummary = (id: string): AssociatedData => ({
  table: 'conversations',
  column: 'summary',
  row: id,
});
const associatedWithContent = (id: string): AssociatedData => ({
  table: 'messages',
  column: 'content',
  row: id,
});
const associatedWithSource = (id: string): AssociatedData => ({
  table: 'messages',
  column: 'sealed_source',
  row: id,
});

/**
 * Length to which all sources are padded before they are sealed, because the length would reveal the source.
 */
const SOURCE_LENGTH = 16;

const associatedWithFindings = (id: string): AssociatedData => ({
  table: 'messages',
  column: 'findings',
  row: id,
});

/** Length to which all findings are padded before they are sealed, so that the length reveals nothing. */
const FINDINGS_LENGTH = 512;

/**
 * Bytes to a multiple of which messages are padded before they are sealed. An answer to somebody in danger is one of some
 * fixed texts, and its exact length would tell which.
 */
const CONTENT_STEP = 1_024;

/** Stands between a message and its padding, because an answer that was stopped may end with a space. */
const END = '\0';

function padded(content: string): string {
  const marked = content + END;
  return marked + ' '.repeat(CONTENT_STEP - (Buffer.byteLength(marked) % CONTENT_STEP));
}

/** The message without its padding, which messages from before there was one lack. */
function withoutPadding(content: string): string {
  const end = content.lastIndexOf(END);
  return end < 0 ? content : content.slice(0, end);
}

export function sealedContent({ seal }: Sealer, userId: string, messageId: string, content: string): Buffer {
  return seal(userId, associatedWithContent(messageId), padded(content));
}

export function sealedTitle({ seal }: Sealer, userId: string, id: string, title: string): Buffer {
  return seal(userId, associatedWithTitle(id), title.padEnd(TITLE_LENGTH));
}

export function sealedSource({ seal }: Sealer, userId: string, id: string, source: string): Buffer {
  return seal(userId, associatedWithSource(id), source.padEnd(SOURCE_LENGTH));
}

export function sealedFindings(
  { seal }: Sealer,
  userId: string,
  messageId: string,
  findings: Findings,
): Buffer {
  return seal(userId, associatedWithFindings(messageId), JSON.stringify(findings).padEnd(FINDINGS_LENGTH));
}

/** A part of the conversation or message `id`, as it is stored. */
type Sealed<Part> = Part & { id: string };

export const openedTitle = (open: Opener, userId: string, { id, title }: Sealed<{ title: Buffer }>): string =>
  open(userId, associatedWithTitle(id), title).trimEnd();

export const openedContent = (
  open: Opener,
  userId: string,
  { id, content }: Sealed<{ content: Buffer }>,
): string => withoutPadding(open(userId, associatedWithContent(id), content));

/** Author of a reply. An earlier release stored it unencrypted, in `source`. */
export const openedSource = (
  open: Opener,
  userId: string,
  { id, sealedSource, source }: Sealed<{ sealedSource: Buffer | null; source: string | null }>,
): MessageSource | null =>
  (sealedSource
    ? open(userId, associatedWithSource(id), sealedSource).trimEnd()
    : source) as MessageSource | null;

export const openedFindings = (
  open: Opener,
  userId: string,
  { id, findings }: Sealed<{ findings: Buffer | null }>,
): Findings | null =>
  findings && (JSON.parse(open(userId, associatedWithFindings(id), findings)) as Findings);
