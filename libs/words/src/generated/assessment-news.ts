// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('8RDy', language) ?? 'Couple Assessment';
export const newResults = (language?: Language): string => said('YNWV', language) ?? 'New results';
export const view = (language?: Language): string =>
  said('TYQo', language) ?? 'View Results & Recommendations';
export const lead = (v: { count: string | number }, language?: Language): string =>
  said('v8fZ', language, v) ?? `${v.count} questions, about 15 minutes, each of you alone.`;
export const resultsHere = (language?: Language): string =>
  said('EyGM', language) ?? 'Your assessment results are here';
export const see = (language?: Language): string => said('QGvP', language) ?? 'See what the two of you see';
export const bothAnswered = (language?: Language): string =>
  said('N82N', language) ?? 'You have both answered. The page is the same for both of you.';
export const proposal = (language?: Language): string =>
  said('_g_c', language) ?? 'Your partner suggests a new round';
export const look = (language?: Language): string => said('G3YS', language) ?? 'Look at the assessment';
export const proposalText = (language?: Language): string =>
  said('b3bF', language) ??
  'You could both answer the assessment again and see what has changed. There is no hurry.';
