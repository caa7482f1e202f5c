// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const byYou = (): string => said('ETEY') ?? 'From You';
export const byPartner = (): string => said('q7ZV') ?? 'From Your Partner';
export const quality = <T>(v: { quality: string | number; what: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('5nTN', v) ?? ['Quality: ', v.what(`${v.quality}`)];
export const onlyYou = (): string => said('6rgE') ?? 'Only you can read this so far.';
