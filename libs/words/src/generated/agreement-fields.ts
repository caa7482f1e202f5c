// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const dayLabel = (): string => said('mda8') ?? 'When will you look at it again?';
export const saving = (): string => said('Sv5b') ?? 'Saving...';
