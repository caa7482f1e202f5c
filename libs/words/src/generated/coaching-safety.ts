// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { type Language, said } from '../language.js';

export const limits = (language?: Language): string =>
  said('MpYW', language) ??
  'The coach is AI. It is educational and not a substitute for therapy, and it can be wrong. Your partner does not see these conversations.';
export const whoHelps = (language?: Language): string =>
  said('ehPd', language) ??
  'In danger, call 911. In a crisis, call or text 988. For fear or violence at home, call 1-800-799-7233 or text START to 88788. Worried about a child: 1-800-422-4453.';
export const noteTitle = (language?: Language): string => said('6Ogt', language) ?? 'Before you talk';
export const noteSeen = (language?: Language): string => said('az77', language) ?? 'Got it';
export const disclaimer = (language?: Language): string =>
  said('Tj0W', language) ?? 'The coach is AI: educational, and not a substitute for therapy.';
export const helpButton = (language?: Language): string => said('-Dfl', language) ?? 'Crisis help';
export const helpTitle = (language?: Language): string => said('FJOh', language) ?? 'Help beyond the coach';
export const watched = (language?: Language): string =>
  said('8Orm', language) ??
  'Someone looking over your shoulder? Quick exit, or Esc three times, opens a weather page in place of this one. Your browser’s history may still show that you were here.';
export const call = (v: { number: '988' | (string & {}) }, language?: Language): string =>
  said('0IjW', language, v) ?? choice(v.number, { '988': 'Call 988', other: `Call ${v.number}` });
export const lifeline = (language?: Language): string =>
  said('IVpy', language) ?? 'Suicide & Crisis Lifeline';
export const hotline = (language?: Language): string => said('fPUe', language) ?? 'Domestic Violence Hotline';
export const childhelp = (language?: Language): string => said('4T1c', language) ?? 'Childhelp';
export const concernTitle = (language?: Language): string => said('dUqb', language) ?? 'Before anything else';
