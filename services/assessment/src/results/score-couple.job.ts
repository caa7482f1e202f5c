import { Injectable } from '@nestjs/common';
import { assessmentEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { CouplesRepository } from '../couples/couples.repository.js';
import { type Responses, ResponsesRepository } from '../responses/responses.repository.js';
import { scoreCouple } from '../scoring/score-couple.js';
import { ResultsRepository } from './results.repository.js';
import { versionsKey } from './versions.rules.js';

/** Computes one couple's results from what the database says now; doing it again changes nothing. */
@Injectable()
export class ScoreCoupleJob {
  constructor(
    private readonly couples: CouplesRepository,
    private readonly responses: ResponsesRepository,
    private readonly results: ResultsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async run(coupleId: string): Promise<void> {
    const couple = await this.couples.find(coupleId);
    if (couple?.memberIds.length !== 2) return;
    const [a, b] = await this.responses.listOf(couple.memberIds);
    if (a && b) await this.store(coupleId, [a, b]);
  }

  private async store(coupleId: string, pair: [Responses, Responses]): Promise<void> {
    const results = scoreCouple(...pair);
    const memberIds = pair.map(({ userId }) => userId);
    const key = versionsKey(pair);
    await this.transactions.run(async (transaction) => {
      const locked = await this.responses.lockVersions(transaction, memberIds);
      // Answered anew while we computed: the job for the newer versions does it.
      if (versionsKey(locked) !== key) return;
      const isNew = await this.results.save(transaction, {
        coupleId,
        versionsKey: key,
        results,
        computedAt: new Date(),
      });
      if (!isNew) return;
      const versions = pair.map(({ version }) => version);
      await this.outbox.append(transaction, assessmentEvents.resultsComputed, {
        coupleId,
        memberIds,
        versions,
        strengths: results.strengthAreas.map(({ category }) => category),
        priorities: results.priorityAreas.map(({ category }) => category),
      });
    });
  }
}
