// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('NdhC', language) ?? 'Language';
export const lead = <T>(v: { help: (words: string) => T }, language?: Language): (string | T)[] =>
  said<(string | T)[]>('i4eO', language, v) ?? [
    'In Spanish so far: signing in, ',
    v.help('Help'),
    ', mails and the way out. The rest is in English.',
  ];
export const label = (language?: Language): string =>
  said('u7se', language) ?? 'Language of Anew and your mails';
export const failed = (language?: Language): string =>
  said('5-XN', language) ?? 'This was not changed. Please try again.';
