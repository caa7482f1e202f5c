import type { Reaction } from '@anew/contracts/journal/views';
import type { AssociatedData, Opener } from '@anew/persistence/encryption/vault';
import type { ReactionEntity } from './reaction.entity.js';

/** The part of a reaction that its text is shown with. */
type ReactionRow = Pick<ReactionEntity, 'id' | 'userId' | 'thankedAt' | 'reply' | 'repliedAt'>;

export const NO_REACTION: Reaction = { thanked: false, reply: null };

export const associatedWithReply = (row: string): AssociatedData => ({
  table: 'reactions',
  column: 'reply',
  row,
});

export function presentReaction(row: ReactionRow | null | undefined, open: Opener): Reaction {
  if (!row) return NO_REACTION;
  const { id, userId, thankedAt, reply, repliedAt } = row;
  return {
    thanked: thankedAt !== null,
    reply:
      reply && repliedAt
        ? { text: open(userId, associatedWithReply(id), reply), createdAt: repliedAt.toISOString() }
        : null,
  };
}
