import type { Actor } from '@anew/contracts/actor';
import type { AssessmentResults, SharedAreas } from '@anew/contracts/assessment/results';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { AssessmentNews, AssessmentRounds, NextRound } from '@anew/contracts/assessment/views';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { partnerRequired, roundTooSoon } from './rounds.errors.js';
import { presentAreas, presentProposal, presentResults, presentRound } from './rounds.presenter.js';
import { RoundsRepository, type ScoredRound } from './rounds.repository.js';
import { countsAfter, isOpenAfter, type Pair, pairOf } from './rounds.rules.js';

/**
 * Rounds as the partners see them. Everything here depends on the newest round with results, and never on
 * whether a round is open, begun or just closed: only the results may reveal whether the partner has
 * answered.
 */
@Injectable()
export class RoundsService {
  constructor(
    private readonly rounds: RoundsRepository,
    private readonly responses: ResponsesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Results of the newest round that has some, or null. */
  async results(actor: Actor): Promise<AssessmentResults | null> {
    const newest = await this.newestOf(actor);
    return newest && presentResults(newest);
  }

  /** Areas of the couple's results that the coach may know, or null. */
  async areas(actor: Actor): Promise<SharedAreas | null> {
    const newest = await this.newestOf(actor);
    return newest && presentAreas(newest);
  }

  async list(actor: Actor): Promise<AssessmentRounds> {
    const pair = pairOf(actor.memberIds);
    const scored = pair ? await this.rounds.listScored(pair) : [];
    return {
      rounds: scored.map((round) => presentRound(round, actor.userId)),
      next: await this.next(actor, pair, scored[0] ?? null),
    };
  }

  /** Whether there is something that the actor has not seen yet. */
  async news(actor: Actor): Promise<AssessmentNews> {
    const pair = pairOf(actor.memberIds);
    if (!pair) return { newResults: false, proposal: null };
    const newest = await this.rounds.findNewestScored(pair);
    const { proposal, answeredAt } = await this.next(actor, pair, newest);
    const isNews = proposal !== null && proposal.proposedBy !== actor.userId && answeredAt === null;
    return {
      newResults: newest !== null && !newest.seenBy.includes(actor.userId),
      proposal: isNews ? proposal : null,
    };
  }

  /** Proposes a new round to the partner. A second proposal of the same round changes nothing. */
  async propose(actor: Actor): Promise<AssessmentRounds> {
    const pair = pairOf(actor.memberIds);
    if (!pair) throw partnerRequired();
    await this.transactions.mutate(actor, assessmentRpc.rounds.propose, {}, async ({ transaction }) => {
      const now = new Date();
      await this.checkMayBegin(transaction, actor, pair, now);
      await this.rounds.propose(transaction, pair, { proposedBy: actor.userId, proposedAt: now });
      return null;
    });
    return this.list(actor);
  }

  async markSeen(actor: Actor): Promise<null> {
    const pair = pairOf(actor.memberIds);
    if (!pair) return null;
    return this.transactions.mutate(actor, assessmentRpc.results.seen, {}, async ({ transaction }) => {
      await this.rounds.markSeen(transaction, pair, actor.userId);
      return null;
    });
  }

  /** @throws DomainError `round_too_soon` */
  async checkMayBegin(transaction: EntityManager, actor: Actor, pair: Pair, now: Date): Promise<void> {
    await this.rounds.lock(transaction, pair);
    const last = await this.rounds.findLast(transaction, pair);
    if (!isOpenAfter(last, now) && last) throw roundTooSoon(last.nextFrom, now, actor.timeZone);
  }

  private async newestOf({ memberIds }: Actor): Promise<ScoredRound | null> {
    const pair = pairOf(memberIds);
    return pair && (await this.rounds.findNewestScored(pair));
  }

  private async next(actor: Actor, pair: Pair | null, newest: ScoredRound | null): Promise<NextRound> {
    const own = await this.responses.findOf(actor.userId);
    const isIn = own !== null && (pair === null || countsAfter(newest, pair, own));
    return {
      number: (newest?.number ?? 0) + 1,
      opensAt: newest?.nextFrom.toISOString() ?? null,
      proposal: presentProposal(pair && (await this.rounds.findProposal(pair))),
      answeredAt: isIn ? own.submittedAt.toISOString() : null,
    };
  }
}
