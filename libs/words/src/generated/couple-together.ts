// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('O6lY') ?? 'You are already together';
export const lead = <T>(v: { name: (words: string) => T; partner: string | number }): (string | T)[] =>
  said<(string | T)[]>('SHwN', v) ?? [
    'You share one account with ',
    v.name(`${v.partner}`),
    '. Everything is where you left it.',
  ];
export const leadUnnamed = (): string =>
  said('hZEf') ?? 'You share one account with your partner. Everything is where you left it.';
export const toDashboard = (): string => said('u_Pc') ?? 'Go to your dashboard';
export const someoneElse = <T>(v: { link: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('1dG8', v) ?? [
    'Want to share an account with someone else? You leave this one first, in ',
    v.link('Settings'),
    '.',
  ];
