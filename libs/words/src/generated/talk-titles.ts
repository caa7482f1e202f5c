// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const talking = (language?: Language): string => said('IUU0', language) ?? 'Talking and being heard';
export const talkingOpening = (language?: Language): string =>
  said('edQz', language) ??
  'How do your talks begin? What helps each of you feel heard? This one is about that.';
export const trust = (language?: Language): string => said('HhQn', language) ?? 'Trust, and what came before';
export const trustOpening = (language?: Language): string =>
  said('np2p', language) ??
  'What helps you lean on each other? What from earlier years still hurts? Nobody has to tell more than they want to.';
export const family = (language?: Language): string => said('rZza', language) ?? 'Room for everyone';
export const familyOpening = (language?: Language): string =>
  said('pu3m', language) ??
  'You each brought people and habits along. How do they fit together, and what is hard?';
export const closeness = (language?: Language): string => said('Hndc', language) ?? 'Being close';
export const closenessOpening = (language?: Language): string =>
  said('I8WP', language) ??
  'What makes you feel close, and when is there time for it? You do not have to want the same things. “Not now” is a fine answer.';
export const future = (language?: Language): string => said('SoiK', language) ?? 'The road ahead';
export const futureOpening = (language?: Language): string =>
  said('bRyW', language) ??
  'What do you look forward to? What is still open? You do not have to decide anything today.';
