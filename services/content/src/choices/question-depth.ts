/** How far a question goes: from one that is answered in a minute to one that takes an evening. */
export const QUESTION_DEPTHS = ['light', 'middle', 'deep'] as const;
export type QuestionDepth = (typeof QUESTION_DEPTHS)[number];
