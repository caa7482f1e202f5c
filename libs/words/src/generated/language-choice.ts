// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('NdhC') ?? 'Language';
export const lead = <T>(v: { help: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('i4eO', v) ?? [
    'In Spanish so far: signing in, ',
    v.help('Help'),
    ', your profile, Settings, emails, Quick exit and the coach’s answers. The rest is in English. The page loads again as soon as you choose.',
  ];
export const label = (): string => said('u7se') ?? 'Language of Anew and your emails';
export const failed = (): string => said('5-XN') ?? 'This was not changed. Please try again.';
