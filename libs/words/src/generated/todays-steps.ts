// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const begunBefore = (): string => said('FVqV') ?? 'You began this one before today’s.';
export const looking = (): string => said('rkZx') ?? 'Looking...';
export const didNotWork = (): string => said('pgiq') ?? 'That did not work';
export const waits = (): string =>
  said('m1lm') ?? 'What you have begun to write waits here until you save it.';
export const error = (): string => said('spWb') ?? 'Error';
