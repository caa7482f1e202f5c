// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const names = <T>(v: {
  first: (words: string) => T;
  one: string | number;
  other: string | number;
  second: (words: string) => T;
}): (string | T)[] =>
  said<(string | T)[]>('KxVv', v) ?? [v.first(`${v.one}`), ' and ', v.second(`${v.other}`)];
export const theTwoOfYou = (): string => said('8hXI') ?? 'The two of you';
export const notExpected = <T>(v: { undo: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('UXN8', v) ?? ['Not who you were waiting for? ', v.undo('Undo')];
export const bothHere = (): string =>
  said('X_Uv') ?? 'You are both here. From now on, this place is for the two of you.';
export const firstTitle = (): string => said('hmKS') ?? 'A first thing to do together';
export const findEachOther = (): string =>
  said('Ch9i') ??
  'Find each other tonight, in one room or on the phone. Each of you finishes this sentence out loud:';
export const glad = (): string => said('iiwv') ?? '“I am glad we are doing this, because…”';
export const listen = (): string => said('FWDN') ?? 'The other one only listens. Then you switch.';
export const begin = (): string => said('Fc6I') ?? 'Start today together';
