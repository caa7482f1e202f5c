import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';

export type AppreciationToSave = BodyOf<'POST /api/appreciation'>;

export type AppreciationWords = Omit<AppreciationToSave, 'changes'>;

export const saveAppreciation = (body: AppreciationToSave) => api.post('/api/appreciation', { body });
