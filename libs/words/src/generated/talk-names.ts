// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const you = (): string => said('LH30') ?? 'You';
export const yourPartner = (): string => said('ZKWp') ?? 'Your partner';
export const wroteIt = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('NXa_', v) ?? [v.bdi(`${v.name}`), ' wrote it down.'];
