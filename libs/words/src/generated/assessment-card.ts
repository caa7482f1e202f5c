// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('E6EO', language) ?? 'Couple Assessment';
export const completed = (language?: Language): string => said('h9L1', language) ?? 'Completed';
export const newResults = (language?: Language): string => said('350E', language) ?? 'New results';
export const view = (language?: Language): string =>
  said('js9w', language) ?? 'View Results & Recommendations';
export const suggested = (language?: Language): string =>
  said('jSrC', language) ??
  'Your partner suggests a new round. You could both answer again and see what has changed.';
export const both = (language?: Language): string =>
  said('HORA', language) ?? 'You have both answered. See what you share, and which module to open next.';
export const one = (language?: Language): string =>
  said('9pmX', language) ??
  'Your answers are in. Once you have both answered, you see what you share and which module to open next.';
export const tryAgain = (language?: Language): string => said('q3wG', language) ?? 'Try again';
export const notChecked = (language?: Language): string =>
  said('iG6S', language) ?? 'We could not check where you are in the assessment.';
export const looking = (language?: Language): string =>
  said('mY5A', language) ?? 'Looking up your assessment';
export const requiredFirst = (language?: Language): string => said('j0zf', language) ?? 'Required First';
export const take = (language?: Language): string => said('0GSB', language) ?? 'Take Assessment';
export const lead = (v: { count: string | number }, language?: Language): string =>
  said('6oLg', language, v) ??
  `${v.count} questions, about 15 minutes, each of you alone. Your answers stay yours. The results show you both where to begin.`;
