// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const dayLabel = (language?: Language): string =>
  said('mda8', language) ?? 'When will you look at it again?';
export const saving = (language?: Language): string => said('Sv5b', language) ?? 'Saving...';
