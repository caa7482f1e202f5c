// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const duration = (): string => said('7r9d') ?? '20-30 minutes';
export const complete = (): string => said('HnQB') ?? 'Complete';
export const steps = (v: { count: string | number }): string => said('n_Ln', v) ?? `${v.count} steps`;
export const done = (v: { count: string | number; done: string | number }): string =>
  said('cju-', v) ?? `${v.done} of ${v.count} steps`;
export const progress = (): string => said('vImF') ?? 'Progress';
