import { AnswerLibrary } from '../answers/answer-library.js';
import { indexQuestions } from '../learning/index-questions.js';

const none = new AnswerLibrary([], indexQuestions([]));

/** Libraries without answers, for tests of what the coach says when none fits. */
export const NO_ANSWERS = { en: none, es: none };
