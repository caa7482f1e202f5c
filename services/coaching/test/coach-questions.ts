import { BY_MANNER } from './coach-questions/by-manner.js';
import { BY_SUBJECT } from './coach-questions/by-subject.js';
import type { CoachQuestion } from './coach-questions/coach-question.js';
import { HELD_OUT } from './coach-questions/held-out.js';
import { LATER_ROUNDS } from './coach-questions/later-rounds.js';

export type { CoachQuestion };

/** Questions as people type them: tired, misspelled, rambling, and sometimes only two words long. */
export const COACH_QUESTIONS: readonly CoachQuestion[] = [
  ...BY_SUBJECT,
  ...BY_MANNER,
  ...LATER_ROUNDS,
  ...HELD_OUT,
];
