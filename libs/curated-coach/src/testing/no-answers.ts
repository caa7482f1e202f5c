import { indexQuestions } from '@anew/coach-safety/questions/index-questions';
import { QuestionIndex } from '@anew/coach-safety/questions/question-index';
import { AnswerLibrary } from '../answers/answer-library.js';

const none = new AnswerLibrary([], new QuestionIndex(indexQuestions([])), 'en');

/** Libraries without answers, for tests of what the coach says when none fits. */
export const NO_ANSWERS = { en: none, es: none };
