import type { Mail } from '../mail/mailer.js';

const mail = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject,
  text: ['Hello,', ...paragraphs, 'Anew'].join('\n\n'),
});

export const codeMail = (to: string, code: string): Mail =>
  mail(
    to,
    `${code} is your Anew code`,
    'Type this code on the page where you are signed in. It works for 15 minutes:',
    code,
    'We will never ask you for it in any other way. If you did not ask for it, you can ignore this mail.',
  );

/** Mail for the owner of an account when someone signs up with their address again. */
export const triedMail = (to: string, signInPage: string): Mail =>
  mail(
    to,
    'You already have an Anew account',
    'Somebody, maybe you, just used this address to open an account with us. You already have one, so nothing has changed.',
    'If it was you, sign in here, or choose a new password there if you have forgotten yours:',
    signInPage,
    'If it was not you, there is nothing to do. They were not told that you have an account.',
  );

export const changeMail = (to: string, link: string): Mail =>
  mail(
    to,
    'Is this your new address for Anew?',
    'Somebody, most likely you, wants to use this address for their Anew account. To confirm it, open this link within 24 hours and press the button:',
    link,
    'If it was not you, you can ignore this mail.',
  );

/** Mail for the old address. It does not reveal the new one. */
export const leftMail = (to: string, undoLink: string): Mail =>
  mail(
    to,
    'A new email address for your Anew account',
    'Somebody, most likely you, has asked to use another email address for your Anew account. Once that address is confirmed, you sign in with it.',
    'If it was you, there is nothing to do: everything the two of you have written is where it was.',
    'If it was not you, open this link within 7 days. It puts this address back, signs everyone out, and lets you choose a new password:',
    undoLink,
  );
