import { pendingInvite } from '#shared/lib/invite-code';

/** The invite code in the address's query, or an empty string. */
export function invitedBy(query: string): string {
  return new URLSearchParams(query).get('invite')?.trim() ?? '';
}

/**
 * Keeps the code until the user has signed in.
 * @returns the path on which joining continues
 */
export function acceptInvite(code: string): string {
  pendingInvite.store(code);
  return `/simple-setup?invite=${encodeURIComponent(code)}`;
}
