// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('hzpQ') ?? 'Modules';
export const lead = (): string => said('BbwP') ?? 'Guided work for the two of you, 20-30 minutes at a time.';
export const eight = (): string => said('pf4L') ?? 'The eight modules';
export const loading = (): string => said('JyMv') ?? 'Loading the modules';
export const failed = (): string => said('LdfR') ?? 'The modules did not load';
