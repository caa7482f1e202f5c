// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const today = (language?: Language): string => said('ek9J', language) ?? 'Today';
export const yesterday = (language?: Language): string => said('oN39', language) ?? 'Yesterday';
