/** How far a question goes: from one that is answered in a minute to one that takes an evening. */
export const QUESTION_DEPTHS = ['light', 'middle', 'deep'] as const;
export type QuestionDepth = (typeof QUESTION_DEPTHS)[number];

/** Characters of a question that AI has written for a couple. */
export const GENERATED_MIN = 20;
export const GENERATED_MAX = 180;
/** Number of questions that are written for a couple at a time. */
export const GENERATED_AT_ONCE = 3;
