import type { Mail } from '../mail/mailer.js';

/** Goes to the old address, and does not tell it the new one. */
export function addressChangedMail(to: string): Mail {
  return {
    to,
    subject: 'Your Anew account has a new email address',
    text: [
      'Hello,',
      'the email address of your Anew account was changed just now. From here on you sign in with the new one, and links that we sent to this address no longer work.',
      'If it was you, there is nothing to do: everything the two of you have written is where it was.',
      'If it was not you, open your profile in a browser in which you are still signed in. There you can put this address back and sign out everywhere else. Then choose a new password.',
      'Anew',
    ].join('\n\n'),
  };
}
