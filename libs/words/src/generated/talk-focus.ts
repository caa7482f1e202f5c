// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const isFocus = (): string =>
  said('bQeP') ?? 'This is one of your focus areas. More of your daily questions come from it.';
export const makeFocus = (): string => said('akUB') ?? 'Make this our focus';
