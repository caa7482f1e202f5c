import { ReadsQuery } from '../reads/dto.js';
import type { ReadEvent } from '../reads/views.js';
import { type Routes, typed } from './route.js';

export const readsRoutes = {
  'GET /api/reads': {
    summary: 'Ask for all reads of a screen at once; each answer is sent as soon as it is there',
    access: 'signed-in',
    query: ReadsQuery,
    streams: typed<ReadEvent>(),
  },
} as const satisfies Routes;
