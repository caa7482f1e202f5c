import type { Actor } from '@anew/contracts/actor';
import type { ReplyDto, TextRefDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { Reply } from '@anew/contracts/journal/views';
import { type Change, Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { Quota } from '../quota/quota.js';
import { partnerOf } from '../sharing/partner.js';
import { TEXTS } from '../sharing/text-tables.js';
import type { ReactionEntity } from './reaction.entity.js';
import { ownText, textNotFound } from './reactions.errors.js';
import { ReactionsRepository, type TextRef } from './reactions.repository.js';

type Given = Pick<ReactionEntity, 'thankedAt' | 'reply' | 'repliedAt'>;

/**
 * What somebody gives back for a text that their partner shares with them. Every method refuses a text of
 * their own (`own_text`) and one that they may not read (`entry_not_found` or `appreciation_not_found`).
 */
@Injectable()
export class ReactionsService {
  constructor(
    private readonly reactions: ReactionsRepository,
    private readonly transactions: Transactions,
    private readonly quota: Quota,
  ) {}

  thank(actor: Actor, input: TextRefDto): Promise<null> {
    return this.transactions.mutate(actor, journalRpc.reactions.thank, input, async (work) => {
      await this.change(work, actor, input, ({ thankedAt }) =>
        thankedAt ? null : { thankedAt: new Date() },
      );
      return null;
    });
  }

  /** Takes thanks back, and does nothing if there are none. */
  unthank(actor: Actor, input: TextRefDto): Promise<null> {
    return this.transactions.mutate(actor, journalRpc.reactions.unthank, input, async (work) => {
      await this.change(work, actor, input, ({ thankedAt }) => thankedAt && { thankedAt: null });
      return null;
    });
  }

  /**
   * Writes the actor's reply, or replaces it.
   * @throws DomainError `quota_reached`
   */
  reply(actor: Actor, input: ReplyDto): Promise<Reply> {
    return this.transactions.mutate(actor, journalRpc.reactions.reply, input, async (work) => {
      const repliedAt = new Date();
      const stored = await this.change(work, actor, input, (before) => ({
        reply: this.reactions.sealReply(work, before, input.text),
        repliedAt: before.repliedAt ?? repliedAt,
      }));
      await this.quota.check(work.transaction, actor.userId);
      return { text: input.text, createdAt: (stored.repliedAt ?? repliedAt).toISOString() };
    });
  }

  /** Removes the actor's reply, and does nothing if there is none. */
  unreply(actor: Actor, input: TextRefDto): Promise<null> {
    return this.transactions.mutate(actor, journalRpc.reactions.unreply, input, async (work) => {
      await this.change(work, actor, input, ({ reply }) => reply && { reply: null, repliedAt: null });
      return null;
    });
  }

  /** Applies `give` to the actor's reaction. When it returns null, nothing changes and nobody hears of it. */
  private async change(
    { transaction, announce }: Change,
    { userId, ...actor }: Actor,
    { area, id }: TextRef,
    give: (before: ReactionEntity) => Partial<Given> | null,
  ): Promise<ReactionEntity> {
    const text = { area, id };
    const partner = partnerOf({ userId, ...actor });
    const readable = await this.reactions.lockReadable(transaction, text, userId, partner);
    if (!readable) throw textNotFound(area);
    if (readable.own) throw ownText();
    const before = await this.reactions.findOrNew(transaction, text, userId);
    const given = give(before);
    if (!given) return before;
    const reaction = { ...before, ...given };
    await this.reactions.store(transaction, reaction);
    announce(TEXTS[area].topic);
    return reaction;
  }
}
