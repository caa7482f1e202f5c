// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const nothingChanged = (): string => said('cpJp') ?? 'Nothing has changed. Please try again.';
export const notLeft = (): string => said('oO8S') ?? 'You have not left';
export const noNewCode = (): string => said('7jCa') ?? 'No new code';
export const newCode = (): string => said('FR5l') ?? 'You have a new code';
export const notUndone = (): string => said('36Jw') ?? 'Not undone';
export const stillHere = (): string => said('0C0H') ?? 'This is still here';
