import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';

type SharingDecision = BodyOf<'POST /api/sharing/decide'>;

export const decideSharing = (body: SharingDecision) => api.post('/api/sharing/decide', { body });
