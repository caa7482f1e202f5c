import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';

export type RetreatInterest = BodyOf<'POST /api/retreat-interest'>;

export const expressInterest = (body: RetreatInterest) => api.post('/api/retreat-interest', { body });
