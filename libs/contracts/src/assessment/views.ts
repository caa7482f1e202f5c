import type { AssessmentResults } from './results.js';

export interface AssessmentResponses {
  /** Question id → chosen option value. */
  responses: Record<string, string>;
  submittedAt: string;
}

/** A round that both have answered, with what both see of it. */
export interface AssessmentRound {
  /** 1 for the first of these two people. */
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

/** What there is to know of the round to come. Nothing here depends on whether the partner has answered it. */
export interface NextRound {
  number: number;
  /** From when it can be answered; null when that is at any time, as with the first one. */
  opensAt: string | null;
  proposal: RoundProposal | null;
  /** When the caller answered it. */
  answeredAt: string | null;
}

export interface AssessmentRounds {
  /** Newest first. */
  rounds: AssessmentRound[];
  next: NextRound;
}

/** What the caller has not seen yet. */
export interface AssessmentNews {
  newResults: boolean;
  /** The partner's, as long as the caller has not answered. */
  proposal: RoundProposal | null;
}

export interface SubmissionReceipt {
  submittedAt: string;
}
