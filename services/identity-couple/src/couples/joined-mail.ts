import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { changeNotice } from '../mail/letter.js';
import type { Mail } from '../mail/mailer.js';

/**
 * Form of a name that may be in a mail. Any other might be turned into a link by a mail program, or carry a
 * message.
 */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

const isPlain = (firstName: string | null): firstName is string =>
  firstName !== null && PLAIN_NAME.test(firstName);

/** Where a join is undone and a couple is left, also once the dashboard shows no news of it anymore. */
const coupleAccountAt = (origin: string): string => `${origin}/settings#couple-account`;

/**
 * Mail for the person who waited.
 * @param firstName of the person who joined
 */
export function joinedMail(
  to: string,
  firstName: string | null,
  origin: string,
  language: Language = 'en',
): Mail {
  return changeNotice({
    to,
    language,
    paragraphs: [
      isPlain(firstName) ? words.joined({ who: firstName }, language) : words.joinedSomeone,
      words.joinedYours,
      words.joinedBegin,
      origin,
      words.joinedUndo,
      coupleAccountAt(origin),
    ],
  });
}

/**
 * Mail for the person who joined. Somebody else may have done it on their unlocked device and put the news away, such as a
 * partner whom they have left. The password comes first: once they have left, the profile does not open before they have
 * set up another couple account.
 * @param firstName of the person who waited
 */
export function connectedMail(
  to: string,
  firstName: string | null,
  origin: string,
  language: Language = 'en',
): Mail {
  return changeNotice({
    to,
    language,
    paragraphs: [
      isPlain(firstName) ? words.connected({ who: firstName }, language) : words.connectedSomeone,
      words.joinedYours,
      words.connectedNotYou,
      `${origin}/profile`,
      words.connectedLeave,
      coupleAccountAt(origin),
    ],
  });
}
