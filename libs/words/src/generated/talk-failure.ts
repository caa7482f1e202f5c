// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('gxoO') ?? 'That did not work';
export const text = (): string => said('LqIq') ?? 'Please try again.';
