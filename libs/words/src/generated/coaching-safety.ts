// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const limits = (): string =>
  said('MpYW') ??
  'The coach is AI. It is educational and not a substitute for therapy, and it can be wrong. Your partner does not see these conversations.';
export const noteTitle = (): string => said('6Ogt') ?? 'Before you talk';
export const noteSeen = (): string => said('az77') ?? 'Got it';
export const disclaimer = (): string =>
  said('Tj0W') ?? 'The coach is AI: educational, and not a substitute for therapy.';
export const helpButton = (): string => said('-Dfl') ?? 'Crisis help';
export const helpTitle = (): string => said('FJOh') ?? 'Help beyond the coach';
export const watched = (): string =>
  said('8Orm') ??
  'Someone looking over your shoulder? Quick exit, or Esc three times, opens a weather page in place of this one. Your browser’s history may still show that you were here.';
export const call = (v: { number: '988' | (string & {}) }): string =>
  said('0IjW', v) ?? choice(v.number, { '988': 'Call 988', other: `Call ${v.number}` });
export const emergencies = (): string => said('Vc5K') ?? 'Emergency services';
export const lifeline = (): string => said('IVpy') ?? 'Suicide & Crisis Lifeline';
export const hotline = (): string => said('fPUe') ?? 'Domestic Violence Hotline';
export const childhelp = (): string => said('4T1c') ?? 'Childhelp';
export const concernTitle = (): string => said('dUqb') ?? 'Before anything else';
