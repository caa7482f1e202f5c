import type { AfterCommit } from '@anew/persistence/inbox/event-handler';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ScoringQueue } from '../queue/scoring.queue.js';
import { RoundClosing } from '../rounds/round-closing.js';
import type { CoupleEntity } from './couple.entity.js';
import { CouplesRepository } from './couples.repository.js';

@Injectable()
export class CouplesService {
  constructor(
    private readonly couples: CouplesRepository,
    private readonly closing: RoundClosing,
    private readonly scoring: ScoringQueue,
  ) {}

  /** Learns of a couple. If both had answered before they became a couple, this closes their first round. */
  async learn(transaction: EntityManager, membership: CoupleEntity): Promise<AfterCommit | undefined> {
    await this.couples.learn(transaction, membership);
    // The event may be older than the stored state of the couple.
    const couple = await this.couples.find(transaction, membership.coupleId);
    if (!couple) return undefined;
    await this.closing.closeIfBothAnswered(transaction, couple, new Date());
    return () => this.scoring.requestDueOf(couple.pair[0]);
  }
}
