import type { Around } from '../answers/around.js';
import { ENGLISH } from './asking-back/english.js';
import { SAY_LEADS, STEP_LEADS } from './closings.js';
import { NEAR_CLOSINGS } from './near.js';

/** Texts around a written answer in English. */
export const AROUND: Omit<Around, 'link'> = {
  language: 'en',
  near: [
    'This may not be exactly your question. The nearest one that I have an answer to: **{title}**',
    'I have no answer to just this. What I can tell you is about a question close by: **{title}**',
    'Closest to what you wrote is this question: **{title}**',
  ],
  others: [
    'If you meant something else, is it one of these?',
    'Or is one of these nearer to your question?',
    'I have answers to these as well:',
  ],
  say: SAY_LEADS,
  step: STEP_LEADS,
  closings: NEAR_CLOSINGS,
  unlinked: ENGLISH.notes,
  and: 'and',
};
