import type { ModuleSlug } from '../content/module-slugs.js';
import type { AssessmentCategory, QuestionId } from './instrument.js';

/**
 * What both partners see of a round that both have answered. Method and privacy figure: docs/scoring.md.
 * All of it follows from one coarse picture: at which of five places each partner stands in each area. So nothing
 * here tells more of the other's answers than that place does, and no sentence says which of the two answered lower.
 */
export interface AssessmentResults {
  /** Every area marked as worth a conversation, lowest first. With none: one area, worded as the next to grow. */
  priorityAreas: Area[];
  /**
   * Best first, at most three. With no strength: what both answered positively in areas where they stand close;
   * empty if there is nothing.
   */
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

/** One of five places on the line from "needs care" to "feels strong". Each stands for a fifth of the scale. */
export type Place = 0 | 25 | 50 | 75 | 100;

export type Band = 'shared-strength' | 'close' | 'worth-a-conversation';

export interface PartnerScore {
  userId: string;
  score: Place;
}

export interface ScoredCategory {
  category: AssessmentCategory;
  /** Halfway between the two partners' places; between two places, the lower one. */
  level: Place;
  /** Ordered by `userId`, so that the order says nothing. */
  partners: PartnerScore[];
  band: Band;
}

/** What the coach may know of a couple's results: names of areas, as both partners see them. */
export interface SharedAreas {
  strengths: AssessmentCategory[];
  priorities: AssessmentCategory[];
}

/** Fewer than two of its questions applied to both partners. */
export interface UnscoredCategory {
  category: AssessmentCategory;
  level: null;
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
