import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type EventEnvelope, identityEvents } from '@anew/contracts/events/map';
import { FactConsumers } from '@anew/messaging/facts/consumer';
import { Inbox } from '@anew/persistence/inbox/inbox';
import { ScoringQueue } from '../queue/scoring.queue.js';
import { CouplesRepository } from './couples.repository.js';

const DURABLE = 'assessment__membership-changed';

/** Two who have both answered before they became a couple get their results too. */
@Injectable()
export class OnMembershipChanged implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: FactConsumers,
    private readonly inbox: Inbox,
    private readonly couples: CouplesRepository,
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
    await this.inbox.once(DURABLE, id, (transaction) => this.couples.learn(transaction, data));
    await this.scoring.enqueueIfDue(data.coupleId);
  }
}
