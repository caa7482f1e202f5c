import type { Actor } from '@anew/contracts/actor';
import type { SubmitAssessmentDto } from '@anew/contracts/assessment/dto';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { AssessmentResponses, SubmissionReceipt } from '@anew/contracts/assessment/views';
import { Transactions, type Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CouplesRepository } from '../couples/couples.repository.js';
import { ScoringQueue } from '../queue/scoring.queue.js';
import { RoundClosing } from '../rounds/round-closing.js';
import { RoundsRepository } from '../rounds/rounds.repository.js';
import { type Couple, ERASED, isAbout, pairedCouple, pairOf } from '../rounds/rounds.rules.js';
import { RoundsService } from '../rounds/rounds.service.js';
import { invalidQuestionIds } from '../scoring/validate-responses.js';
import { invalidResponses } from './responses.errors.js';
import { type Responses, ResponsesRepository } from './responses.repository.js';

@Injectable()
export class ResponsesService {
  constructor(
    private readonly responses: ResponsesRepository,
    private readonly rounds: RoundsService,
    private readonly roundsRepository: RoundsRepository,
    private readonly closing: RoundClosing,
    private readonly transactions: Transactions,
    private readonly couples: CouplesRepository,
    private readonly scoring: ScoringQueue,
  ) {}

  /**
   * Stores the actor's answers. A later submission replaces them until both partners have answered the round.
   * The second partner's submission closes it.
   * @throws DomainError `invalid_responses` naming the questions, `round_too_soon` after a closed round
   */
  async submit(actor: Actor, input: SubmitAssessmentDto): Promise<SubmissionReceipt> {
    const invalid = invalidQuestionIds(input.responses);
    if (invalid.length > 0) throw invalidResponses(invalid);
    const submit = assessmentRpc.responses.submit;
    const receipt = await this.transactions.mutate(actor, submit, input, (work) =>
      this.save(work, actor, input),
    );
    // The request does not wait for the queue: if this fails, the reconciler finds every closed round without
    // results.
    void this.scoring.requestDueOf(actor.userId);
    return receipt;
  }

  /**
   * The actor's answers, or null if they have yet to answer. What they answered beside somebody else does not count in
   * the first round with their partner, so they are asked like someone who never answered.
   */
  async mine(actor: Actor): Promise<AssessmentResponses | null> {
    const own = await this.responses.findOf(actor.userId);
    const pair = pairOf(actor.memberIds);
    if (own && pair && !isAbout(pair, own) && (await this.rounds.results(actor)) === null) return null;
    return presentResponses(own);
  }

  /** All that is stored of the actor's latest answers, whether or not they count now. */
  async stored({ userId }: Actor): Promise<AssessmentResponses | null> {
    return presentResponses(await this.responses.findOf(userId));
  }

  private async save(
    work: Work,
    actor: Actor,
    { responses }: SubmitAssessmentDto,
  ): Promise<SubmissionReceipt> {
    const { transaction } = work;
    const submittedAt = new Date();
    const own = pairedCouple(actor);
    if (own) await this.rounds.checkMayBegin(transaction, actor, own.pair, submittedAt);
    else await this.lock(transaction, actor.userId);
    const couple = own ?? (await this.couples.findNewer(transaction, actor));
    const { userId } = actor;
    const givenBeside = await this.partnerIn(transaction, userId, couple);
    await this.responses.save(work, { userId, responses, submittedAt, givenBeside });
    if (couple) await this.closing.closeIfBothAnswered(transaction, couple, submittedAt);
    return { submittedAt: submittedAt.toISOString() };
  }

  private async partnerIn(
    transaction: EntityManager,
    userId: string,
    couple: Couple | null,
  ): Promise<string | null> {
    const partnerId = couple?.pair.find((id) => id !== userId);
    if (partnerId === undefined) return null;
    return (await this.couples.isAnyErased(transaction, [partnerId])) ? ERASED : partnerId;
  }

  /** Makes a membership event about this person wait until these answers are stored, so that it sees them. */
  private async lock(transaction: EntityManager, userId: string): Promise<void> {
    const known = await this.couples.findOf(transaction, userId);
    await this.roundsRepository.lock(transaction, known?.pair ?? [userId]);
  }
}

function presentResponses(own: Responses | null): AssessmentResponses | null {
  return own && { responses: own.responses, submittedAt: own.submittedAt.toISOString() };
}
