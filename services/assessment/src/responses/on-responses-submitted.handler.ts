import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { assessmentEvents, type EventEnvelope } from '@anew/contracts/events/map';
import { FactConsumers } from '@anew/messaging/facts/consumer';
import { CouplesRepository } from '../couples/couples.repository.js';
import { ScoringQueue } from '../queue/scoring.queue.js';

const DURABLE = 'assessment__responses-submitted';

/** Has no effect of its own in the database, so it needs no inbox: asking twice enqueues once. */
@Injectable()
export class OnResponsesSubmitted implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: FactConsumers,
    private readonly couples: CouplesRepository,
    private readonly scoring: ScoringQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.consume({
      subject: assessmentEvents.responsesSubmitted,
      durable: DURABLE,
      handle: (event) => this.handle(event),
    });
  }

  private async handle({ data }: EventEnvelope<typeof assessmentEvents.responsesSubmitted>): Promise<void> {
    for (const coupleId of await this.couples.listIdsOf(data.userId))
      await this.scoring.enqueueIfDue(coupleId);
  }
}
