// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string =>
  said('Ffzh', language) ?? 'Your part of the assessment is done';
export const text = (language?: Language): string =>
  said('oTxf', language) ??
  'The results come once your partner has answered, too. Your own answers make a picture already.';
export const show = (language?: Language): string => said('MUWQ', language) ?? 'See your own picture';
