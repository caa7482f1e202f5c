import { api } from './client';

/** It comes with the card of agreements, unlike the other calls of the assessment, which every screen has. */
export const removeAgreement = (id: string) => api.delete('/api/agreements/:id', { params: { id } });
