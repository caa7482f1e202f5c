// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const today = (): string => said('ek9J') ?? 'Today';
export const yesterday = (): string => said('oN39') ?? 'Yesterday';
