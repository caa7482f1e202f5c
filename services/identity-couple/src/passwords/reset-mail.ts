import type { Mail } from '../mail/mailer.js';

/** @param link opens the page on which a new password is chosen */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Choose a new password for Anew',
    text: [
      'Hello,',
      'Someone, most likely you, asked for a new password for your Anew account. Open this link within 30 minutes:',
      link,
      'It works once. After that, you are signed out everywhere else. If it was not you, do nothing, and your password stays as it is.',
      'Anew',
    ].join('\n\n'),
  };
}
