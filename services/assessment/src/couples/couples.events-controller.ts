import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { type AfterCommit, Event, EventHandler, InTransaction } from '@anew/persistence/inbox/event-handler';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ScoringQueue } from '../queue/scoring.queue.js';
import { RoundClosing } from '../rounds/round-closing.js';
import { CouplesRepository } from './couples.repository.js';

@Controller()
export class CouplesEventsController {
  constructor(
    private readonly couples: CouplesRepository,
    private readonly closing: RoundClosing,
    private readonly scoring: ScoringQueue,
  ) {}

  /** Learns of a couple. If both had answered before they became a couple, this closes their first round. */
  @EventHandler(identityEvents.membershipChanged)
  async membershipChanged(
    @Event() { data }: EventEnvelope<typeof identityEvents.membershipChanged>,
    @InTransaction() transaction: EntityManager,
  ): Promise<AfterCommit | undefined> {
    await this.couples.learn(transaction, data);
    // The event may be older than the stored state of the couple.
    const couple = await this.couples.find(transaction, data.coupleId);
    if (!couple) return undefined;
    await this.closing.closeIfBothAnswered(transaction, couple, new Date());
    return () => this.scoring.requestDueOf(couple.pair[0]);
  }
}
