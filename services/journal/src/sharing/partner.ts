import type { Actor } from '@anew/contracts/actor';

/** Whom the actor is with, and since when. */
export interface Partner {
  id: string;
  /** ISO 8601; null where the gateway does not say it. */
  since: string | null;
}

/** Null for someone alone. */
export function partnerOf({ userId, memberIds, togetherSince }: Actor): Partner | null {
  const id = memberIds.find((memberId) => memberId !== userId);
  return id === undefined ? null : { id, since: togetherSince ?? null };
}

/** What a row says about who may read it, beside its author. */
export interface Shared {
  sharedWith: string | null;
  sharedAt: Date | null;
}

/** Shared with the partner of now; while alone with nobody, until the author decides. */
export const sharedWith = (partner: Partner | null): Shared => ({
  sharedWith: partner?.id ?? null,
  sharedAt: null,
});

/**
 * SQL: whether a row is open to `reader`. A row of the previous release names nobody: it is open to whoever was with
 * the author already when it was shared.
 * @param reader who would read it, as SQL
 * @param since when the two became a couple, as SQL; null lets nothing of the previous release through
 */
export const isOpenTo = (reader: string, since: string): string =>
  `(shared_with = ${reader} OR (shared_at IS NOT NULL AND shared_at >= ${since}::timestamptz))`;

/** The same for one row at hand. */
export function canRead({ sharedWith, sharedAt }: Shared, reader: Partner | null): boolean {
  if (!reader) return false;
  if (sharedWith === reader.id) return true;
  return sharedAt !== null && reader.since !== null && sharedAt >= new Date(reader.since);
}
