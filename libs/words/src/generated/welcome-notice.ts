// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('ZnFd') ?? 'A few taps, so that Anew fits you';
export const text = (): string =>
  said('umen') ??
  'Who belongs to your home, and what would you like first? Skip anything you want. It takes a minute, and it shapes the questions you get.';
export const open = (): string => said('wmHV') ?? 'Make it fit';
