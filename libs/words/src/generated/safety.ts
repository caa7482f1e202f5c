// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const quickExit = (language?: Language): string => said('Kygo', language) ?? 'Quick exit';
export const quickExitHint = (language?: Language): string =>
  said('kXNY', language) ?? 'Opens a weather page at once. Or press Esc three times.';
