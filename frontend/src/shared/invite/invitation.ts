import * as words from '@anew/words/invitation';
import { inviteLink } from '../lib/invite-code';

/** The invitation as one text, to be sent by any means. */
export const invitationText = (code: string): string => `${words.message()} ${inviteLink(code)}`;

/** The invitation for the system's share sheet, which adds the link itself. */
export const invitationToShare = (code: string) => ({ text: words.message(), url: inviteLink(code) });

/** Opens the person's own mail program with the invitation written. Nothing is sent by us. */
export function invitationMail(code: string): string {
  const subject = encodeURIComponent(words.subject());
  return `mailto:?subject=${subject}&body=${encodeURIComponent(invitationText(code))}`;
}
