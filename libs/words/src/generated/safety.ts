// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const quickExit = (): string => said('Kygo') ?? 'Quick exit';
export const quickExitHint = (): string =>
  said('kXNY') ?? 'Opens a weather page at once. Or press Esc three times.';
export const otherPage = (): string => said('-8ic') ?? 'Weather';
