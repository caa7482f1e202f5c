import type { ModuleSlug } from '../content/module-slugs.js';
import type { AssessmentCategory, QuestionId } from './instrument.js';

/**
 * What both partners see once both have answered. Method: docs/scoring.md.
 * A partner could work out the other's answers from decimals, so everything numeric is rounded to 25, the rest
 * is bands and words, no raw answer is in here, and no sentence says which of the two answered lower.
 */
export interface AssessmentResults {
  /** Lowest first, at most three. With no priority: exactly one area, worded as the next to grow. */
  priorityAreas: Area[];
  /** Best first, at most three. With no strength: what both answered positively; empty if there is nothing. */
  strengthAreas: Area[];
  /** In the order in which to take them up, at most three. */
  recommendations: Recommendation[];
  /** All five, in the order of the questions. */
  categories: CategoryResult[];
  /** How the whole looks for the two of them. */
  pattern: CouplePattern;
  /** Questions that apply for one partner and not for the other; left out of the scoring. */
  readDifferently: ReadDifferently[];
  /** ISO 8601, UTC. */
  computedAt: string;
}

/** A share of 100 in steps of 25. */
export type Quarter = 0 | 25 | 50 | 75 | 100;

export type Band = 'shared-strength' | 'close' | 'worth-a-conversation';

export interface PartnerScore {
  userId: string;
  score: Quarter;
}

export interface ScoredCategory {
  category: AssessmentCategory;
  /** Mean of the two partners' levels. */
  level: Quarter;
  /** How alike the two answered, whatever they answered. */
  agreement: Quarter;
  /** Ordered by `userId`, so that the order says nothing. */
  partners: PartnerScore[];
  band: Band;
}

/** Fewer than two of its questions applied to both partners. */
export interface UnscoredCategory {
  category: AssessmentCategory;
  level: null;
  agreement: null;
  partners: never[];
  band: null;
}

/** `level === null` tells an unscored category. */
export type CategoryResult = ScoredCategory | UnscoredCategory;

export interface Area {
  category: AssessmentCategory;
  title: string;
  summary: string;
}

export interface Recommendation {
  moduleSlug: ModuleSlug;
  title: string;
  reason: string;
  /** A sentence one partner can say to the other to begin. */
  talkStarter: string;
}

export type PatternName =
  | 'Thriving Together'
  | 'Two Perspectives'
  | 'Carrying a Lot'
  | 'Strong Frame, Tender Centre'
  | 'Close but Stretched'
  | 'Solid Ground'
  | 'Building';

export interface CouplePattern {
  name: PatternName;
  summary: string;
}

export interface ReadDifferently {
  questionId: QuestionId;
  category: AssessmentCategory;
  summary: string;
}
