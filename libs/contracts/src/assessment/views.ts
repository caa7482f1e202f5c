import type { AssessmentResults } from './results.js';

export interface AssessmentResponses {
  /** Chosen option values by question id. */
  responses: Record<string, string>;
  submittedAt: string;
}

/** A round that both partners have answered, with the results that both see. */
export interface AssessmentRound {
  /** Number of the round, counted from 1 for this couple. */
  number: number;
  closedAt: string;
  /** Whether the caller has looked at its results. */
  seen: boolean;
  results: AssessmentResults;
}

export interface RoundProposal {
  proposedBy: string;
  proposedAt: string;
}

/** State of the round to come. It never depends on whether the partner has answered already. */
export interface NextRound {
  number: number;
  /**
   * Time from which the round can be answered, or null if it can be answered at any time, as the first one
   * can.
   */
  opensAt: string | null;
  proposal: RoundProposal | null;
  /** Time when the caller answered the round, or null. */
  answeredAt: string | null;
}

export interface AssessmentRounds {
  /** Rounds, newest first. */
  rounds: AssessmentRound[];
  next: NextRound;
}

/** News that the caller has not seen yet. */
export interface AssessmentNews {
  newResults: boolean;
  /** The partner's proposal of a round, until the caller has answered the round. */
  proposal: RoundProposal | null;
}

export interface SubmissionReceipt {
  submittedAt: string;
}
