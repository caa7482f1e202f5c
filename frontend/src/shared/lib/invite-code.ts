import { INVITE_KEY, sessionStore } from './storage';

/** The invite code, which waits in this tab until the invited person has signed in. */
export const pendingInvite = {
  read: () => sessionStore.get(INVITE_KEY),
  store: (code: string) => sessionStore.set(INVITE_KEY, code),
  clear: () => sessionStore.remove(INVITE_KEY),
};

export function invitePath(code: string): string {
  return `/invite/${encodeURIComponent(code)}`;
}

export function inviteLink(code: string): string {
  return window.location.origin + invitePath(code);
}
