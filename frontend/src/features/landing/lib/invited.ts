import { pendingInvite } from '#shared/lib/invite-code';

/** The code that someone arrived with, by the address's query; empty when there is none. */
export function invitedBy(query: string): string {
  return new URLSearchParams(query).get('invite')?.trim() ?? '';
}

/** Keeps the code for after signing in. @returns where joining goes on */
export function acceptInvite(code: string): string {
  pendingInvite.store(code);
  return `/simple-setup?invite=${encodeURIComponent(code)}`;
}
