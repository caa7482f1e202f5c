// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const notChanged = (): string => said('txg4') ?? 'Focus area not changed';
export const failed = (): string => said('02-I') ?? 'This focus area was not changed. Please try again.';
