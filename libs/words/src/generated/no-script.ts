// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const needed = (): string =>
  said('oqic') ??
  'Anew needs JavaScript. Please turn it on and load this page again. In danger, call 911. Fear at home: 1-800-799-7233.';
