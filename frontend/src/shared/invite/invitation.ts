import { inviteLink } from '../lib/invite-code';

const WORDS =
  'I found something for the two of us: Anew, a few minutes a day for couples starting again. I have opened our account. Join me here:';

/** The invitation as one text, to be sent by any means. */
export const invitationText = (code: string): string => `${WORDS} ${inviteLink(code)}`;

/** The invitation for the system's share sheet, which adds the link itself. */
export const invitationToShare = (code: string) => ({ text: WORDS, url: inviteLink(code) });

/** Opens the person's own mail program with the invitation written. Nothing is sent by us. */
export function invitationMail(code: string): string {
  const subject = encodeURIComponent('Join me on Anew');
  return `mailto:?subject=${subject}&body=${encodeURIComponent(invitationText(code))}`;
}
