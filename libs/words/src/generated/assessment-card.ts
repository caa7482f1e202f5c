// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('E6EO') ?? 'Couple Assessment';
export const completed = (): string => said('h9L1') ?? 'Completed';
export const newResults = (): string => said('350E') ?? 'New results';
export const view = (): string => said('js9w') ?? 'View Results & Recommendations';
export const suggested = (): string =>
  said('jSrC') ?? 'Your partner suggests a new round. You could both answer again and see what has changed.';
export const both = (): string =>
  said('HORA') ?? 'You have both answered. See what you share, and which module to open next.';
export const one = (): string =>
  said('9pmX') ??
  'Your answers are in. Once you have both answered, you see what you share and which module to open next.';
export const tryAgain = (): string => said('q3wG') ?? 'Try again';
export const notChecked = (): string => said('iG6S') ?? 'We could not check where you are in the assessment.';
export const looking = (): string => said('mY5A') ?? 'Looking up your assessment';
export const requiredFirst = (): string => said('j0zf') ?? 'Required First';
export const take = (): string => said('0GSB') ?? 'Take Assessment';
export const lead = (v: { count: string | number }): string =>
  said('6oLg', v) ??
  `${v.count} questions, about 15 minutes, each of you alone. Your answers stay yours. The results show you both where to begin.`;
