import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { read, strictRead } from './read';

/** A 401 is an error here: "no couple" would show the setup screen to someone whose session has just ended. */
export const currentCoupleQuery = strictRead('/api/couples/current');
export const membersQuery = read('/api/couples/members');
export const coupleNewsQuery = read('/api/couples/news');

/**
 * The person who invited with this code. It is never read again: a successful join makes the code invalid, and the next
 * read would answer 404.
 */
export const inviteQuery = (code: string) =>
  queryOptions({ ...read('/api/invites/:code', { params: { code } }), staleTime: Infinity });

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
