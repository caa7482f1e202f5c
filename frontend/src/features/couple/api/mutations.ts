import type { Couple } from '@anew/contracts/identity/views';
import { http } from '../../../shared/api/http';

export function setupIndividual(): Promise<Couple> {
  return http.post('/api/couples/setup-individual');
}

export function joinInvite(inviteCode: string): Promise<Couple> {
  return http.post('/api/couples/join-invite', { inviteCode });
}

export function mergeCouples(partnerInviteCode: string): Promise<Couple> {
  return http.post('/api/couples/merge', { partnerInviteCode });
}

export function undoJoin(): Promise<Couple> {
  return http.post('/api/couples/undo-join');
}

export function leaveCouple(): Promise<object> {
  return http.post('/api/couples/leave', {});
}

export function renewInviteCode(): Promise<Couple> {
  return http.post('/api/couples/invite-code', {});
}

export function dismissNews(): Promise<null> {
  return http.delete('/api/couples/news');
}
