// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('Ffzh') ?? 'Your part of the assessment is done';
export const text = (): string =>
  said('oTxf') ??
  'The results come once your partner has answered, too. Your own answers make a picture already.';
export const show = (): string => said('MUWQ') ?? 'See your own picture';
