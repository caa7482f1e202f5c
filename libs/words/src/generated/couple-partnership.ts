// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const nothingChanged = (language?: Language): string =>
  said('cpJp', language) ?? 'Nothing has changed. Please try again.';
export const notLeft = (language?: Language): string => said('oO8S', language) ?? 'You have not left';
export const noNewCode = (language?: Language): string => said('7jCa', language) ?? 'No new code';
export const newCode = (language?: Language): string => said('FR5l', language) ?? 'You have a new code';
export const notUndone = (language?: Language): string => said('36Jw', language) ?? 'Not undone';
export const stillHere = (language?: Language): string => said('0C0H', language) ?? 'This is still here';
