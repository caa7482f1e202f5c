import type { Reaction } from '@anew/contracts/journal/views';
import type { Opener } from '@anew/persistence/encryption/vault';
import { NO_REACTION, presentReaction } from './reactions.presenter.js';

/** Columns of the reaction to a text, as they come with the text. They are null if there is none. */
export interface JoinedReaction {
  reactionId: string | null;
  reactedBy: string | null;
  thankedAt: string | null;
  reply: Buffer | null;
  repliedAt: string | null;
}

interface Names {
  /** Column of `reactions` that names the text. */
  text: string;
  /** Id of whoever reads, as SQL. */
  reader: string;
  /** Id of their partner, or null, as SQL. */
  partner: string;
}

/**
 * SQL that joins each text with the reaction to it: the partner's to a text of the reader, and the reader's to
 * a text of the partner.
 */
export const JOINED_REACTION = (table: string, { text, reader, partner }: Names) => ({
  columns: `reaction_id AS "reactionId", reacted_by AS "reactedBy", thanked_at AS "thankedAt", reply,
    replied_at AS "repliedAt"`,
  join: `LEFT JOIN LATERAL (
      SELECT reactions.id AS reaction_id, reactions.user_id AS reacted_by, thanked_at, reply, replied_at
      FROM reactions
      WHERE ${text} = ${table}.id
        AND reactions.user_id = CASE WHEN ${table}.user_id = ${reader} THEN ${partner}::uuid ELSE ${reader}::uuid END
    ) AS reaction ON true`,
});

/** @param isShared whether both partners can read the text; otherwise nothing is shown that came back for it */
export function presentJoined(row: JoinedReaction, isShared: boolean, open: Opener): Reaction {
  const { reactionId: id, reactedBy: userId } = row;
  return isShared && id !== null && userId !== null
    ? presentReaction({ ...row, id, userId }, open)
    : NO_REACTION;
}
