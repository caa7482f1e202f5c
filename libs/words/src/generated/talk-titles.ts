// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const talking = (): string => said('IUU0') ?? 'Talking and being heard';
export const talkingOpening = (): string =>
  said('edQz') ?? 'How do your talks begin? What helps each of you feel heard? This one is about that.';
export const trust = (): string => said('HhQn') ?? 'Trust, and what came before';
export const trustOpening = (): string =>
  said('np2p') ??
  'What helps you lean on each other? What from earlier years still hurts? Nobody has to tell more than they want to.';
export const family = (): string => said('rZza') ?? 'Room for everyone';
export const familyOpening = (): string =>
  said('pu3m') ?? 'You each brought people and habits along. How do they fit together, and what is hard?';
export const closeness = (): string => said('Hndc') ?? 'Being close';
export const closenessOpening = (): string =>
  said('I8WP') ??
  'What makes you feel close, and when is there time for it? You do not have to want the same things. “Not now” is a fine answer.';
export const future = (): string => said('SoiK') ?? 'The road ahead';
export const futureOpening = (): string =>
  said('bRyW') ??
  'What do you look forward to? What is still open? You do not have to decide anything today.';
