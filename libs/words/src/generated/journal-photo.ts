// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const photoBy = (v: { who: 'partner' | 'you' | (string & {}) }): string =>
  said('XsWK', v) ??
  choice(v.who, { you: 'A photo by you', partner: 'A photo by your partner', other: `A photo by ${v.who}` });
