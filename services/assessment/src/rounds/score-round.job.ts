import { Injectable } from '@nestjs/common';
import { assessmentEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Vault } from '@anew/persistence/encryption/vault';
import { Transactions } from '@anew/persistence/transactions';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { scoreCouple } from '../scoring/score-couple.js';
import { RoundsRepository } from './rounds.repository.js';

/** Computes one closed round's results from what both answered in it; doing it again changes nothing. */
@Injectable()
export class ScoreRoundJob {
  constructor(
    private readonly rounds: RoundsRepository,
    private readonly responses: ResponsesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly vault: Vault,
  ) {}

  async run(roundId: string): Promise<void> {
    const round = await this.rounds.findDue(roundId);
    if (!round) return;
    const [a, b] = await this.responses.listOfRound(roundId);
    // One of them has been erased, and the round with them.
    if (!a || !b) return;
    const results = scoreCouple(a, b);
    for (const userId of round.memberIds) await this.vault.prepareFor(userId);
    await this.transactions.run(async (transaction) => {
      if (!(await this.rounds.saveResults(transaction, round, results, new Date()))) return;
      await this.outbox.append(transaction, assessmentEvents.resultsComputed, {
        coupleId: round.coupleId,
        memberIds: [...round.memberIds],
        round: round.number,
      });
    });
  }
}
