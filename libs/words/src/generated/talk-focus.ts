// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const isFocus = (language?: Language): string =>
  said('bQeP', language) ?? 'This is one of your focus areas. More of your daily questions come from it.';
export const makeFocus = (language?: Language): string => said('akUB', language) ?? 'Make this our focus';
