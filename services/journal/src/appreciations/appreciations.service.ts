import { type Actor, ownerIdOf } from '@anew/contracts/actor';
import { journalEvents } from '@anew/contracts/events/map';
import type { PeriodPageDto, SaveAppreciationDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { Appreciation, AppreciationStats } from '@anew/contracts/journal/views';
import type { ListPage } from '@anew/contracts/list-page';
import { daysAfter, localDate } from '@anew/contracts/local-date';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { periodOf } from '../days/days.rules.js';
import { Quota } from '../quota/quota.js';
import { textNotFound } from '../reactions/reactions.errors.js';
import { ReactionsRepository } from '../reactions/reactions.repository.js';
import { livingPartnerOf, partnerOf } from '../sharing/partner.js';
import { AppreciationsRepository } from './appreciations.repository.js';

@Injectable()
export class AppreciationsService {
  constructor(
    private readonly appreciations: AppreciationsRepository,
    private readonly transactions: Transactions,
    private readonly quota: Quota,
    private readonly outbox: Outbox,
    private readonly reactions: ReactionsRepository,
  ) {}

  /**
   * Page of the appreciations that the actor may read: their own and those that the partner shares with them, newest
   * first.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  page(actor: Actor, input: PeriodPageDto): Promise<JsonBytes<ListPage<Appreciation>>> {
    const period = periodOf(input, actor.timeZone);
    return this.appreciations.pageReadable(actor.userId, partnerOf(actor), input, period);
  }

  /** Numbers about all appreciations that the actor may read. */
  stats(actor: Actor): Promise<AppreciationStats> {
    return this.appreciations.countReadable(actor.userId, partnerOf(actor));
  }

  /** The actor's own appreciation of their day, or null if there is none yet. */
  async today(actor: Actor): Promise<Appreciation | null> {
    const partner = partnerOf(actor);
    const found = await this.appreciations.findOf(actor.userId, today(actor), partner);
    return found && this.reactions.withReaction('appreciation', found, partner);
  }

  /**
   * Saves the day's appreciation. A second one replaces the first and is shared with the present partner. One that names
   * what it changes keeps that one's day.
   * @throws DomainError `quota_reached`, or `appreciation_not_found` for a named one that cannot be changed anymore
   */
  async save(actor: Actor, input: SaveAppreciationDto): Promise<Appreciation> {
    const partner = partnerOf(actor);
    const stored = await this.transactions.mutate(
      actor,
      journalRpc.appreciations.save,
      input,
      async (work) => {
        const { transaction } = work;
        const { userId } = actor;
        const day = await this.dayOf(transaction, actor, input);
        const living = await livingPartnerOf(transaction, actor);
        await this.appreciations.save(work, { userId, day }, input, living);
        await this.quota.check(transaction, userId);
        const saved = await this.appreciations.findOf(userId, day, partner, transaction);
        if (!saved) throw new Error('An appreciation vanished as it was saved');
        const done = { userId, coupleId: ownerIdOf(actor), deed: 'appreciation', day } as const;
        await this.outbox.append(transaction, journalEvents.deedDone, done);
        work.announce('appreciation');
        return saved;
      },
    );
    // The stored answer is sealed with the author's key, so nothing of the partner may be in it.
    return this.reactions.withReaction('appreciation', stored, partner);
  }

  /** The day on which an appreciation is saved: midnight cuts nobody off from changing what they wrote. */
  private async dayOf(
    transaction: EntityManager,
    actor: Actor,
    { changes }: SaveAppreciationDto,
  ): Promise<string> {
    const now = today(actor);
    if (changes === undefined) return now;
    const day = await this.appreciations.dayOf(transaction, actor.userId, changes);
    if (day === null || day < daysAfter(now, -1)) throw textNotFound('appreciation');
    return day;
  }
}

function today({ timeZone }: Actor): string {
  return localDate(new Date(), timeZone);
}
