import type { readsRoutes } from '@anew/contracts/http/reads';
import type { Examples } from './example.js';

export const readsExamples: Examples<typeof readsRoutes> = { 'GET /api/reads': {} };
