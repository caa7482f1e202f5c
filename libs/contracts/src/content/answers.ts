import type { DailyPrompt } from './views.js';

/** Characters, after trimming. */
export const ANSWER_MAX = 4_000;
export const REPLY_MAX = 500;

/** What the caller has said to a question. */
export interface OwnAnswer {
  answered: boolean;
  passed: boolean;
  /** Null for a question that was passed. */
  text: string | null;
  /** Reply to the partner's answer. */
  reply: string | null;
  /** Whether the partner of now may read it once both have answered. */
  forPartner: boolean;
}

/** What the partner has said. It has no text until both have answered. */
export interface PartnersAnswer {
  answered: boolean;
  passed: boolean;
  text?: string;
  reply?: string | null;
}

/** What the two have said to one question. */
export interface BothAnswers {
  /** Null until the caller has answered or passed. */
  mine: OwnAnswer | null;
  /** Null for someone alone. */
  partner: PartnersAnswer | null;
}

/** The couple's question of the caller's day. */
export interface TodaysPrompt extends DailyPrompt, BothAnswers {
  /** Whether it can be replaced by another question: once a day, while nobody has answered. */
  canHaveAnother: boolean;
}

/** A question that the caller has answered. */
export interface AnsweredPrompt
  extends BothAnswers, Pick<DailyPrompt, 'id' | 'text' | 'moduleSlug' | 'writtenByAi'> {
  /** Day of the couple on which it was asked, such as `2026-11-20`. */
  day: string;
}

export interface AnswerReceipt {
  /** Whether this answer has opened both. */
  opened: boolean;
}
