import type { ModuleSlug } from '../content/module-slugs.js';
import type { AssessmentCategory, QuestionId } from './instrument.js';

/**
 * Results that both partners see once both have answered a round. docs/scoring.md explains the method and how
 * privacy was measured.
 * All of it follows from one coarse picture: which of five positions each partner has in each area. So the
 * results tell no more about the other's answers than that position does, and no sentence says which of the
 * two answered lower.
 */
export interface AssessmentResults {
  /**
   * Every area marked as worth a conversation, lowest first. If there is none, the one area with the most
   * room to grow.
   */
  priorityAreas: Area[];
  /**
   * At most three areas, best first. If no area is a strength, one entry lists what both partners answered
   * positively, or there is none.
   */
  strengthAreas: Area[];
  /** At most three recommendations, in the order in which to follow them. */
  recommendations: Recommendation[];
  /** All five areas, in the order of the questions. */
  categories: CategoryResult[];
  /** The couple's results as a whole. */
  pattern: CouplePattern;
  /** Questions that apply to one partner and not to the other. They are left out of the scoring. */
  readDifferently: ReadDifferently[];
  /** Time of the computation in ISO 8601, UTC. */
  computedAt: string;
}

/**
 * One of five positions on the line from "needs care" to "feels strong". Each stands for a fifth of the
 * scale.
 */
export type Position = 0 | 25 | 50 | 75 | 100;

export type Band = 'shared-strength' | 'close' | 'worth-a-conversation';

export interface PartnerScore {
  userId: string;
  score: Position;
}

export interface ScoredCategory {
  category: AssessmentCategory;
  /** Midpoint of the two partners' positions, rounded down to one of the five. */
  level: Position;
  /** Ordered by `userId`, so that the order says nothing. */
  partners: PartnerScore[];
  band: Band;
}

/** Names of areas, as both partners see them: all that the coach may know of a couple's results. */
export interface SharedAreas {
  strengths: AssessmentCategory[];
  priorities: AssessmentCategory[];
}

/** An area in which fewer than two questions applied to both partners. */
export interface UnscoredCategory {
  category: AssessmentCategory;
  level: null;
  partners: never[];
  band: null;
}

/** An unscored category has `level === null`. */
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
