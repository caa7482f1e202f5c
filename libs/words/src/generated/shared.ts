// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../language.js';

export const partInEnglish = (): string => said('bkXR') ?? 'This part is still in English.';
