import { type Actor, partnerIdOf } from '@anew/contracts/actor';
import type { EntryVisibility } from '@anew/contracts/journal/views';
import { holdUnlessErased } from '@anew/persistence/encryption/authors';
import type { EntityManager } from 'typeorm';

/** Partner of the actor, and the time since which they are a couple. */
export interface Partner {
  id: string;
  /** Time in ISO 8601, or null if the gateway does not send it. */
  since: string | null;
}

/** Partner of the actor, or null for someone alone. */
export function partnerOf(actor: Actor): Partner | null {
  const id = partnerIdOf(actor);
  return id === null ? null : { id, since: actor.togetherSince ?? null };
}

/**
 * Partner with whom something can be shared, or null. The gateway may take somebody for the partner for a minute after they
 * were erased, and no row may name them. Call this before rows are locked.
 */
export async function livingPartnerOf(transaction: EntityManager, actor: Actor): Promise<Partner | null> {
  const partner = partnerOf(actor);
  return partner && (await holdUnlessErased(transaction, partner.id)) ? partner : null;
}

/** Columns that say who may read a row besides its author. */
export interface Shared {
  sharedWith: string | null;
  /** Time at which it was shared. Rows that were shared before this was stored have none. */
  sharedAt: Date | null;
  /** Whether the partner with whom it is shared has not seen it yet. Only that partner is ever told. */
  unseen: boolean;
}

/**
 * Shares a row with the present partner. For someone alone it is shared with nobody until the author decides.
 * It is new to a partner who could not read it before.
 * @param before how the row was shared before, if it was
 */
export const sharedWith = (partner: Partner | null, before?: Shared): Shared => ({
  sharedWith: partner?.id ?? null,
  sharedAt: partner && now(partner),
  unseen: partner !== null && (before && canRead(before, partner) ? before.unseen : true),
});

/** The present time, or that at which the two became a couple where the clock of this process is behind. */
const now = ({ since }: Partner): Date =>
  new Date(Math.max(Date.now(), since === null ? 0 : Date.parse(since)));

/**
 * SQL that says whether what a row was shared for still lasts. Nothing outlasts a separation: whoever comes back reads
 * only what is shared with them from then on, as their author was told.
 * @param since when the two became a couple, as SQL
 */
export const isStillShared = (since: string): string => `coalesce(shared_at >= ${since}::timestamptz, true)`;

/**
 * SQL that says whether `reader` may read a row. A row from before readers were stored has none: a partner
 * may read it who was the author's partner already when it was shared.
 * @param reader the possible reader's id, as SQL
 * @param since when the two became a couple, as SQL; with null, no row without a stored reader is readable
 */
export const isReadableBy = (reader: string, since: string): string =>
  `((shared_with = ${reader} AND ${isStillShared(since)})
    OR (shared_with IS NULL AND shared_at IS NOT NULL AND shared_at >= ${since}::timestamptz))`;

/** The same check for a row in memory. */
export function canRead({ sharedWith, sharedAt }: Omit<Shared, 'unseen'>, reader: Partner | null): boolean {
  if (!reader) return false;
  const isKnown = sharedAt !== null && reader.since !== null;
  const isSince = isKnown && sharedAt >= new Date(reader.since ?? 0);
  return sharedWith === null ? isSince : sharedWith === reader.id && (isSince || !isKnown);
}

/**
 * How a row is shared once its author has changed it. What the present partner cannot read becomes the author's alone:
 * a release that does not know when a row was shared would show it to a former partner who comes back.
 */
export const stillShared = (
  { sharedWith: reader, sharedAt, unseen }: Shared,
  partner: Partner | null,
): Shared =>
  canRead({ sharedWith: reader, sharedAt }, partner)
    ? { sharedWith: reader, sharedAt, unseen }
    : sharedWith(null);

/** Whether the partner can read an entry now. */
export const canPartnerRead = (
  entry: Omit<Shared, 'unseen'> & { visibility: EntryVisibility },
  partner: Partner | null,
): boolean => entry.visibility === 'shared' && canRead(entry, partner);
