import { api } from './client';

export const setupIndividual = () => api.post('/api/couples/setup-individual');

export const joinInvite = (inviteCode: string) =>
  api.post('/api/couples/join-invite', { body: { inviteCode } });

export const mergeCouples = (partnerInviteCode: string) =>
  api.post('/api/couples/merge', { body: { partnerInviteCode } });

export const undoJoin = () => api.post('/api/couples/undo-join');

export const leaveCouple = () => api.post('/api/couples/leave', { body: {} });

export const renewInviteCode = () => api.post('/api/couples/invite-code', { body: {} });

export const dismissJoin = () => api.delete('/api/couples/newly-joined');

export const dismissNews = () => api.delete('/api/couples/news');
