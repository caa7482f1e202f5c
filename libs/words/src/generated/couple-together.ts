// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('O6lY', language) ?? 'You are already together';
export const lead = <T>(
  v: { name: (words: string) => T; partner: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('SHwN', language, v) ?? [
    'You share one account with ',
    v.name(`${v.partner}`),
    '. Everything is where you left it.',
  ];
export const leadUnnamed = (language?: Language): string =>
  said('hZEf', language) ?? 'You share one account with your partner. Everything is where you left it.';
export const toDashboard = (language?: Language): string => said('u_Pc', language) ?? 'Go to your dashboard';
export const someoneElse = <T>(v: { link: (words: string) => T }, language?: Language): (string | T)[] =>
  said<(string | T)[]>('1dG8', language, v) ?? [
    'Want to share an account with someone else? You leave this one first, in ',
    v.link('Settings'),
    '.',
  ];
