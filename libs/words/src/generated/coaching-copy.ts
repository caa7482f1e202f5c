// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const copy = (language?: Language): string => said('cToU', language) ?? 'Copy';
export const copied = (language?: Language): string => said('-fLO', language) ?? 'Copied';
export const byHandTitle = (language?: Language): string =>
  said('9RhW', language) ?? 'Please copy it by hand';
export const byHandText = (language?: Language): string =>
  said('5TlM', language) ?? 'Your browser did not allow it.';
