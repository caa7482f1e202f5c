import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { letter } from '../mail/letter.js';
import type { Mail } from '../mail/mailer.js';

/**
 * Form of a name that may be in a mail. Any other might be turned into a link by a mail program, or carry a
 * message.
 */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

/** @param firstName of the person who joined */
export function joinedMail(
  to: string,
  firstName: string | null,
  origin: string,
  language: Language = 'en',
): Mail {
  const isPlain = firstName !== null && PLAIN_NAME.test(firstName);
  return letter({
    to,
    language,
    subject: words.joinedSubject(language),
    paragraphs: [
      isPlain ? words.joined({ who: firstName }, language) : words.joinedSomeone,
      words.joinedYours,
      words.joinedUndo,
      origin,
    ],
  });
}
