// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const names = <T>(
  v: {
    first: (words: string) => T;
    one: string | number;
    other: string | number;
    second: (words: string) => T;
  },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('KxVv', language, v) ?? [v.first(`${v.one}`), ' and ', v.second(`${v.other}`)];
export const theTwoOfYou = (language?: Language): string => said('8hXI', language) ?? 'The two of you';
export const notExpected = <T>(v: { undo: (words: string) => T }, language?: Language): (string | T)[] =>
  said<(string | T)[]>('UXN8', language, v) ?? ['Not who you were waiting for? ', v.undo('Undo')];
export const bothHere = (language?: Language): string =>
  said('X_Uv', language) ?? 'You are both here. From now on, this place is for the two of you.';
export const firstTitle = (language?: Language): string =>
  said('hmKS', language) ?? 'A first thing to do together';
export const findEachOther = (language?: Language): string =>
  said('Ch9i', language) ??
  'Find each other tonight, in one room or on the phone. Each of you finishes this sentence out loud:';
export const glad = (language?: Language): string =>
  said('iiwv', language) ?? '“I am glad we are doing this, because…”';
export const listen = (language?: Language): string =>
  said('FWDN', language) ?? 'The other one only listens. Then you switch.';
export const begin = (language?: Language): string => said('Fc6I', language) ?? 'Start today together';
