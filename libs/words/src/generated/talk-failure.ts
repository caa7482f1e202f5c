// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('gxoO', language) ?? 'That did not work';
export const text = (language?: Language): string => said('LqIq', language) ?? 'Please try again.';
