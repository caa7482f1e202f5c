import type { AssessmentResults, SharedAreas } from '@anew/contracts/assessment/results';
import type { AssessmentRound, RoundProposal } from '@anew/contracts/assessment/views';
import { PATTERN_SUMMARIES } from '../scoring/texts.js';
import type { Proposal, ScoredRound } from './rounds.repository.js';

/** The words about the pattern are those of today, not those with which it was stored: they name who can help. */
export function presentResults({ results, scoredAt }: ScoredRound): AssessmentResults {
  const { name } = results.pattern;
  return {
    ...results,
    pattern: { name, summary: PATTERN_SUMMARIES[name] },
    computedAt: scoredAt.toISOString(),
  };
}

export function presentAreas({ results }: ScoredRound): SharedAreas {
  return {
    strengths: results.strengthAreas.map(({ category }) => category),
    priorities: results.priorityAreas.map(({ category }) => category),
  };
}

/** @param userId the viewer */
export function presentRound(round: ScoredRound, userId: string): AssessmentRound {
  return {
    number: round.number,
    closedAt: round.closedAt.toISOString(),
    seen: round.seenBy.includes(userId),
    results: presentResults(round),
  };
}

export function presentProposal(proposal: Proposal | null): RoundProposal | null {
  return proposal && { proposedBy: proposal.proposedBy, proposedAt: proposal.proposedAt.toISOString() };
}
