// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const partInEnglish = (language?: Language): string =>
  said('bkXR', language) ?? 'This part is still in English.';
