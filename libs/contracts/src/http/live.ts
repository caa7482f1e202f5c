import type { LiveEvent } from '../live/views.js';
import { type Routes, typed } from './route.js';

export const liveRoutes = {
  'GET /api/live': {
    summary: 'Hear what has changed for the two of you, as it changes; never what was written',
    access: 'couple',
    streams: typed<LiveEvent>(),
  },
} as const satisfies Routes;
