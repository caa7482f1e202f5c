// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const copy = (): string => said('cToU') ?? 'Copy';
export const copied = (): string => said('-fLO') ?? 'Copied';
export const byHandTitle = (): string => said('9RhW') ?? 'Please copy it by hand';
export const byHandText = (): string => said('5TlM') ?? 'Your browser did not allow it.';
