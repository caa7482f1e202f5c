import { Injectable } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import type { SubmitAssessmentDto } from '@anew/contracts/assessment/dto';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { AssessmentResponses, SubmissionReceipt } from '@anew/contracts/assessment/views';
import { assessmentEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { invalidQuestionIds } from '../scoring/validate-responses.js';
import { invalidResponses } from './responses.errors.js';
import { ResponsesRepository } from './responses.repository.js';

@Injectable()
export class ResponsesService {
  constructor(
    private readonly responses: ResponsesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Keeps the actor's answers; a later submission replaces them and is scored anew.
   * @throws DomainError `invalid_responses` naming the questions
   */
  async submit(actor: Actor, input: SubmitAssessmentDto): Promise<SubmissionReceipt> {
    const invalid = invalidQuestionIds(input.responses);
    if (invalid.length > 0) throw invalidResponses(invalid);
    return this.transactions.mutate(actor, assessmentRpc.responses.submit, input, async (transaction) => {
      const submittedAt = new Date();
      const version = await this.responses.save(transaction, actor.userId, input.responses, submittedAt);
      await this.outbox.append(transaction, assessmentEvents.responsesSubmitted, {
        userId: actor.userId,
        version,
      });
      return { submittedAt: submittedAt.toISOString() };
    });
  }

  async mine(actor: Actor): Promise<AssessmentResponses | null> {
    const own = await this.responses.findOf(actor.userId);
    return own && { responses: own.responses, submittedAt: own.submittedAt.toISOString() };
  }
}
