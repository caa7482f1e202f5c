import { Injectable } from '@nestjs/common';
import type { AfterDto } from '@anew/contracts/account/dto';
import type { Actor } from '@anew/contracts/actor';
import type { SaveAppreciationDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { Appreciation } from '@anew/contracts/journal/views';
import { localDate } from '@anew/contracts/local-date';
import type { Page } from '@anew/contracts/rpc/page';
import { Transactions } from '@anew/persistence/transactions';
import { Quota } from '../quota/quota.js';
import { AppreciationsRepository } from './appreciations.repository.js';

@Injectable()
export class AppreciationsService {
  constructor(
    private readonly appreciations: AppreciationsRepository,
    private readonly transactions: Transactions,
    private readonly quota: Quota,
  ) {}

  /** The couple's, newest first. */
  list(actor: Actor, { after }: AfterDto): Promise<Appreciation[] | Page<Appreciation[]>> {
    return this.appreciations.listOf(actor.memberIds, after);
  }

  /** The actor's own of their day; null when there is none yet. */
  today(actor: Actor): Promise<Appreciation | null> {
    return this.appreciations.findOf(actor.userId, today(actor));
  }

  /**
   * One a person and day: a second replaces the first.
   * @throws DomainError `quota_reached`
   */
  save(actor: Actor, input: SaveAppreciationDto): Promise<Appreciation> {
    return this.transactions.mutate(actor, journalRpc.appreciations.save, input, async (transaction) => {
      const day = today(actor);
      await this.appreciations.save(transaction, actor.userId, day, input);
      await this.quota.check(transaction, actor.userId);
      const saved = await this.appreciations.findOf(actor.userId, day, transaction);
      if (!saved) throw new Error('An appreciation vanished as it was saved');
      return saved;
    });
  }
}

function today({ timeZone }: Actor): string {
  return localDate(new Date(), timeZone);
}
