import type { Mail } from '../mail/mailer.js';

/**
 * Form of a name that may be in a mail. Any other might be turned into a link by a mail program, or carry a
 * message.
 */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

/** @param firstName of the person who joined */
export function joinedMail(to: string, firstName: string | null, origin: string): Mail {
  const who = firstName !== null && PLAIN_NAME.test(firstName) ? firstName : 'Someone';
  return {
    to,
    subject: 'Someone joined your couple account on Anew',
    text: [
      'Hello,',
      `${who} has just joined your couple account on Anew with your invite code.`,
      'What you wrote before stays yours. Nobody else can read it until you say so.',
      'Is this not who you were waiting for? Open Anew within 24 hours and undo it with one tap:',
      origin,
      'Anew',
    ].join('\n\n'),
  };
}
