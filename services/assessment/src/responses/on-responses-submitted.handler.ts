import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { assessmentEvents, type EventEnvelope } from '@anew/contracts/events/map';
import { EventConsumers } from '@anew/messaging/events/consumer';
import { Transactions } from '@anew/persistence/transactions';
import { CouplesRepository } from '../couples/couples.repository.js';
import { ScoringQueue } from '../queue/scoring.queue.js';
import { RoundClosing } from '../rounds/round-closing.js';
import { pairOf } from '../rounds/rounds.rules.js';

const DURABLE = 'assessment__round-answered';

/**
 * Asks for the results of a round that a submission has closed. It also closes one that the submission itself could
 * not: of someone whose couple came about at the same moment, or whom the previous release served. Doing it twice
 * changes nothing, so it needs no inbox.
 */
@Injectable()
export class OnResponsesSubmitted implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly couples: CouplesRepository,
    private readonly transactions: Transactions,
    private readonly closing: RoundClosing,
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
    for (const { coupleId, memberIds } of await this.couples.listOf(data.userId)) {
      const pair = pairOf(memberIds);
      if (!pair) continue;
      await this.transactions.run((transaction) =>
        this.closing.closeIfBothAnswered(transaction, coupleId, pair, new Date()),
      );
      await this.scoring.enqueueDueOf(pair);
    }
  }
}
