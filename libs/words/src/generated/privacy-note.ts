// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const agree = <T>(v: { privacy: (words: string) => T; terms: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('9R1O', v) ?? [
    'By creating an account you agree to our ',
    v.privacy('Privacy Policy'),
    ' and our ',
    v.terms('Terms of Service'),
    '. No ads, no trackers, nothing sold.',
  ];
