import { type Actor, ownerIdOf } from '@anew/contracts/actor';
import type { RatePromptDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { PromptRating } from '@anew/contracts/content/views';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { ratedQuestionNotFound } from './ratings.errors.js';
import { RatingsRepository } from './ratings.repository.js';

@Injectable()
export class RatingsService {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Rates a question. A person has one vote for each, and the last one counts.
   * @throws DomainError `not_found`
   */
  rate(actor: Actor, input: RatePromptDto): Promise<PromptRating> {
    return this.transactions.mutate(actor, contentRpc.prompts.rate, input, async ({ transaction }) => {
      const { promptId, isUpvote } = input;
      if (!(await this.ratings.exists(transaction, promptId, ownerIdOf(actor))))
        throw ratedQuestionNotFound();
      await this.ratings.rate(transaction, { userId: actor.userId, promptId, isUpvote });
      return { isUpvote };
    });
  }
}
