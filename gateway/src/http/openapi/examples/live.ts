import type { liveRoutes } from '@anew/contracts/http/live';
import type { Examples } from './example.js';

export const liveExamples: Examples<typeof liveRoutes> = { 'GET /api/live': {} };
