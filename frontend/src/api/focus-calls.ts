import type { BodyOf } from '@anew/contracts/http/map';
import { api } from './client';

type FocusChoice = BodyOf<'POST /api/focuses'>;

export const setFocus = (body: FocusChoice) => api.post('/api/focuses', { body });

export const deleteFocus = (moduleSlug: string) =>
  api.delete('/api/focuses/:moduleSlug', { params: { moduleSlug } });
