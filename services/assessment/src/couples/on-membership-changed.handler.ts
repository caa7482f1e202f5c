import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { EventConsumers } from '@anew/messaging/events/consumer';
import { Inbox } from '@anew/persistence/inbox/inbox';
import { ScoringQueue } from '../queue/scoring.queue.js';
import { RoundClosing } from '../rounds/round-closing.js';
import { pairOf } from '../rounds/rounds.rules.js';
import { CouplesRepository } from './couples.repository.js';

const DURABLE = 'assessment__couple-changed';

/** Two who have both answered before they became a couple have answered their first round. */
@Injectable()
export class OnMembershipChanged implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly inbox: Inbox,
    private readonly couples: CouplesRepository,
    private readonly closing: RoundClosing,
    private readonly scoring: ScoringQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.consume({
      subject: identityEvents.membershipChanged,
      durable: DURABLE,
      handle: (event) => this.handle(event),
    });
  }

  private async handle({ id, data }: EventEnvelope<typeof identityEvents.membershipChanged>): Promise<void> {
    await this.inbox.once(DURABLE, id, async (transaction) => {
      await this.couples.learn(transaction, data);
      await this.closeFirstRound(transaction, data.coupleId);
    });
    const pair = pairOf(data.memberIds);
    if (pair) await this.scoring.enqueueDueOf(pair);
  }

  /** By who they are now: the event may be old. */
  private async closeFirstRound(transaction: EntityManager, coupleId: string): Promise<void> {
    const pair = pairOf((await this.couples.find(transaction, coupleId))?.memberIds ?? []);
    if (pair) await this.closing.closeIfBothAnswered(transaction, coupleId, pair, new Date());
  }
}
