import { bareCode } from '@anew/contracts/identity/bare-code';
import { INVITE_KEY, sessionStore } from './storage';

/** The invite code, which waits in this tab until the invited person has signed in. */
export const pendingInvite = {
  read: () => sessionStore.get(INVITE_KEY),
  store: (code: string) => sessionStore.set(INVITE_KEY, code),
  clear: () => sessionStore.remove(INVITE_KEY),
};

/** Code in an invite link, in its path or in its query. */
const IN_LINK = /[/?&]invite[/=](?<code>[a-z\d]+)/giu;

/** The invite code in what somebody has typed or pasted: the code itself, its link, or a message that contains the link. */
export function inviteCodeIn(typed: string): string {
  const text = typed.normalize('NFKC');
  const link = [...text.matchAll(IN_LINK)].at(-1);
  return link?.groups?.code ?? bareCode(text);
}

export function invitePath(code: string): string {
  return `/invite/${encodeURIComponent(code)}`;
}

export function inviteLink(code: string): string {
  return window.location.origin + invitePath(code);
}
