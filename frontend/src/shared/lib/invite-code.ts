import { sessionStore } from './storage';

const KEY = 'invite-code';

/** The invite code that waits until its owner has signed in. */
export const pendingInvite = {
  read: () => sessionStore.get(KEY),
  store: (code: string) => sessionStore.set(KEY, code),
  clear: () => sessionStore.remove(KEY),
};

export function invitePath(code: string): string {
  return `/invite/${encodeURIComponent(code)}`;
}

export function inviteLink(code: string): string {
  return window.location.origin + invitePath(code);
}
