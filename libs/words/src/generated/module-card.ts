// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const duration = (language?: Language): string => said('7r9d', language) ?? '20-30 minutes';
export const complete = (language?: Language): string => said('HnQB', language) ?? 'Complete';
export const steps = (v: { count: string | number }, language?: Language): string =>
  said('n_Ln', language, v) ?? `${v.count} steps`;
export const done = (v: { count: string | number; done: string | number }, language?: Language): string =>
  said('cju-', language, v) ?? `${v.done} of ${v.count} steps`;
export const progress = (language?: Language): string => said('vImF', language) ?? 'Progress';
