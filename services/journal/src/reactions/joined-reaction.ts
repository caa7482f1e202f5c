import type { Reaction } from '@anew/contracts/journal/views';
import type { Opener } from '@anew/persistence/encryption/vault';
import type { RowOf } from '@anew/persistence/lists/list-statement';
import { binary, boolean, orNull, time, uuid } from '@anew/persistence/lists/values';
import { associatedWithReply } from './reactions.presenter.js';

interface Names {
  /** Column of `reactions` that names the text. */
  text: string;
  /** Id of the reader, as SQL. */
  reader: string;
  /** Id of their partner, or null, as SQL. */
  partner: string;
  /** SQL that says whether both can read the text. Otherwise nothing is shown that came back for it. */
  isShared: string;
}

/**
 * SQL that joins each text with the reaction to it: the partner's to a text of the reader, and the reader's to
 * a text of the partner.
 */
export const JOINED_REACTION = (table: string, { text, reader, partner, isShared }: Names) => ({
  columns: 'coalesce(thanked, false) AS thanked, reaction_id, reacted_by, reply, replied_at',
  join: `LEFT JOIN LATERAL (
      SELECT thanked_at IS NOT NULL AS thanked, reactions.id AS reaction_id, reactions.user_id AS reacted_by, reply,
        replied_at
      FROM reactions
      WHERE ${text} = ${table}.id
        AND reactions.user_id = CASE WHEN ${table}.user_id = ${reader} THEN ${partner}::uuid ELSE ${reader}::uuid END
    ) AS reaction ON ${isShared}`,
});

/** Kinds of these columns in a list. */
export const REACTION_COLUMNS = {
  thanked: boolean,
  reactionId: orNull(uuid),
  reactedBy: orNull(uuid),
  reply: orNull(binary),
  repliedAt: orNull(time),
};

export function presentJoinedReaction(row: RowOf<typeof REACTION_COLUMNS>, open: Opener): Reaction {
  const { thanked, reactionId, reactedBy, reply, repliedAt } = row;
  if (!reactionId || !reactedBy || !reply || !repliedAt) return { thanked, reply: null };
  return {
    thanked,
    reply: { text: open(reactedBy, associatedWithReply(reactionId), reply), createdAt: repliedAt },
  };
}
