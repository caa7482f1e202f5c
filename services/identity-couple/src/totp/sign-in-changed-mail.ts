import type { Mail } from '../mail/mailer.js';

/** @param what the change as a whole sentence, such as "A passkey was added." */
export function signInChangedMail(to: string, what: string): Mail {
  return {
    to,
    subject: 'A change to how you sign in to Anew',
    text: [
      'Hello,',
      what,
      'If that was you, there is nothing to do. If it was not, sign in, choose a new password and look at "Where you are signed in, and what happened" in your profile.',
      'Anew',
    ].join('\n\n'),
  };
}
