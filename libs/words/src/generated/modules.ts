// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('hzpQ', language) ?? 'Modules';
export const lead = (language?: Language): string =>
  said('BbwP', language) ?? 'Guided work for the two of you, 20-30 minutes at a time.';
export const eight = (language?: Language): string => said('pf4L', language) ?? 'The eight modules';
export const loading = (language?: Language): string => said('JyMv', language) ?? 'Loading the modules';
export const failed = (language?: Language): string => said('LdfR', language) ?? 'The modules did not load';
