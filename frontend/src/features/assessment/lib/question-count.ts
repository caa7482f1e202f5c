/**
 * Number of questions. It stands here by itself because the dashboard and the list of modules state it, and shall not
 * load all questions for that.
 */
export const QUESTION_COUNT = 22;
