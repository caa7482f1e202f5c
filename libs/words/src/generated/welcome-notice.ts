// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string =>
  said('ZnFd', language) ?? 'A few taps, so that Anew fits you';
export const text = (language?: Language): string =>
  said('umen', language) ??
  'Who belongs to your home, and what would you like first? Skip what you like. It takes a minute, and it decides what you are asked.';
export const open = (language?: Language): string => said('wmHV', language) ?? 'Make it fit';
