import type { Mail } from '../mail/mailer.js';

export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: 'Your Anew password was changed',
    text: [
      'Hello,',
      'The password of your Anew account was just changed. You are signed out everywhere except on the device that changed it.',
      'If it was you, there is nothing to do.',
      'If it was not you, ask for a new password on the sign-in page now. The link comes to this address, and everyone else is then signed out.',
      'Anew',
    ].join('\n\n'),
  };
}
