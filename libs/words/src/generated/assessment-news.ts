// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('8RDy') ?? 'Couple Assessment';
export const newResults = (): string => said('YNWV') ?? 'New results';
export const view = (): string => said('TYQo') ?? 'View Results & Recommendations';
export const partDone = (): string =>
  said('6Hzd') ?? 'Your part is done. The results come once you have both answered.';
export const lead = (v: { count: string | number }): string =>
  said('v8fZ', v) ?? `${v.count} questions, about 15 minutes, each of you alone.`;
export const resultsHere = (): string => said('EyGM') ?? 'Your assessment results are here';
export const see = (): string => said('QGvP') ?? 'See your results';
export const proposal = (): string => said('_g_c') ?? 'Your partner suggests a new round';
export const look = (): string => said('G3YS') ?? 'Look at the assessment';
export const proposalText = (): string =>
  said('b3bF') ?? 'You could both answer the assessment again and see what has changed. There is no hurry.';
