import { assessmentEvents } from '@anew/contracts/events/map';
import { Metrics } from '@anew/observability/metrics';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { scoreCouple } from '../scoring/score-couple.js';
import { RoundsRepository } from './rounds.repository.js';

/** Computes the results of a closed round from both partners' answers. Running it again changes nothing. */
@Injectable()
export class ScoreRoundJob {
  constructor(
    private readonly rounds: RoundsRepository,
    private readonly responses: ResponsesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
  ) {}

  async run(roundId: string): Promise<void> {
    const round = await this.rounds.findDue(roundId);
    if (!round) return;
    const [a, b] = await this.responses.listOfRound(roundId);
    // One of the partners has been erased, and the round was removed with them.
    if (!a || !b) return;
    const results = scoreCouple(a, b);
    const isNew = await this.transactions.writeAs(round.memberIds, async (work) => {
      if (!(await this.rounds.saveResults(work, round, results, new Date()))) return false;
      await this.outbox.append(work.transaction, assessmentEvents.resultsComputed, {
        coupleId: round.coupleId,
        memberIds: [...round.memberIds],
        round: round.number,
      });
      return true;
    });
    if (isNew) this.metrics.resultSeconds.observe((Date.now() - round.closedAt.getTime()) / 1000);
  }
}
