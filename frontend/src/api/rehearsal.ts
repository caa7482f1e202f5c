import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';

/** The answer is kept in no cache, and no draft keeps the message. */
export const rehearse = (body: BodyOf<'POST /api/coaching/rehearsals'>) =>
  api.post('/api/coaching/rehearsals', { body });
