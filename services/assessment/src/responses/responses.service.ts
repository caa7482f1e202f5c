import { Injectable } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import type { SubmitAssessmentDto } from '@anew/contracts/assessment/dto';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { AssessmentResponses, SubmissionReceipt } from '@anew/contracts/assessment/views';
import { assessmentEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { RoundClosing } from '../rounds/round-closing.js';
import { pairOf } from '../rounds/rounds.rules.js';
import { RoundsService } from '../rounds/rounds.service.js';
import { invalidQuestionIds } from '../scoring/validate-responses.js';
import { invalidResponses } from './responses.errors.js';
import { ResponsesRepository } from './responses.repository.js';

@Injectable()
export class ResponsesService {
  constructor(
    private readonly responses: ResponsesRepository,
    private readonly rounds: RoundsService,
    private readonly closing: RoundClosing,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Keeps the actor's answers. Until both have answered the round, a later submission replaces them; with the second
   * one's the round is closed.
   * @throws DomainError `invalid_responses` naming the questions, `round_too_soon` after a closed round
   */
  async submit(actor: Actor, input: SubmitAssessmentDto): Promise<SubmissionReceipt> {
    const invalid = invalidQuestionIds(input.responses);
    if (invalid.length > 0) throw invalidResponses(invalid);
    return this.transactions.mutate(actor, assessmentRpc.responses.submit, input, async (transaction) => {
      const pair = pairOf(actor.memberIds);
      const submittedAt = new Date();
      if (pair) await this.rounds.checkMayBegin(transaction, actor, pair, submittedAt);
      const version = await this.responses.save(transaction, actor.userId, input.responses, submittedAt);
      if (pair && actor.coupleId !== null)
        await this.closing.closeIfBothAnswered(transaction, actor.coupleId, pair, submittedAt);
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
