// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('ZnFd') ?? 'A few taps, so that Anew fits you';
export const text = (): string =>
  said('umen') ??
  'Who belongs to your home, and what would you like first? Skip what you like. It takes a minute, and it decides what you are asked.';
export const open = (): string => said('wmHV') ?? 'Make it fit';
