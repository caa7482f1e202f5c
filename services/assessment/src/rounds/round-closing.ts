import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AssessmentConfig } from '../config/assessment.config.js';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { RoundsRepository } from './rounds.repository.js';
import { countsAfter, type Couple, nextRoundFrom } from './rounds.rules.js';

/** Closes a round at the moment when both partners have answered it. */
@Injectable()
export class RoundClosing {
  constructor(
    private readonly rounds: RoundsRepository,
    private readonly responses: ResponsesRepository,
    private readonly config: AssessmentConfig,
  ) {}

  /**
   * Calling this again changes nothing, because the answers of a closed round do not count in the next one.
   */
  async closeIfBothAnswered(
    transaction: EntityManager,
    { coupleId, pair }: Couple,
    now: Date,
  ): Promise<void> {
    await this.rounds.lock(transaction, pair);
    const last = await this.rounds.findLast(transaction, pair);
    const answered = await this.responses.listTimesOf(transaction, pair);
    const counting = answered.filter((given) => countsAfter(last, pair, given));
    if (counting.length < 2) return;
    await this.rounds.close(transaction, {
      coupleId,
      memberIds: pair,
      number: (last?.number ?? 0) + 1,
      closedAt: now,
      nextFrom: nextRoundFrom(now, this.config.ASSESSMENT_ROUND_DAYS),
    });
  }
}
