import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { changeNotice, letter } from '../mail/letter.js';
import type { Mail } from '../mail/mailer.js';

/**
 * A mail to an address that somebody has claimed. It begins in the same way whether or not the address has an account.
 * Otherwise, anybody could sign up with it and then look at the lock screen of its owner.
 */
const claimMail = (
  to: string,
  paragraphs: Parameters<typeof letter>[0]['paragraphs'],
  language: Language,
): Mail =>
  letter({
    to,
    language,
    subject: words.addressUsedSubject(language),
    paragraphs: [words.addressUsed, ...paragraphs],
  });

export const codeMail = (to: string, code: string, language: Language = 'en'): Mail =>
  claimMail(to, [words.code, code, words.codeNever], language);

/** Mail for the owner of an account when someone signs up with their address again. */
export const triedMail = (to: string, signInPage: string, language: Language = 'en'): Mail =>
  claimMail(to, [words.tried, words.triedYou, signInPage], language);

/** What is left of an address that only its owner should know again: `m…@example.org`. */
const shortened = (email: string): string => email.replace(/^(.).*@/su, '$1…@');

/** Mail to a new address. Whoever reads it sees which account would move there: somebody else's may have asked, too. */
export const changeMail = (
  { from, to, link }: Record<'from' | 'to' | 'link', string>,
  language: Language = 'en',
): Mail => claimMail(to, [words.changeOf({ from: shortened(from) }, language), words.change, link], language);

/** Mail for the old address. It does not reveal the new one. */
export const leftMail = (to: string, undoLink: string, language: Language = 'en'): Mail =>
  changeNotice({
    to,
    language,
    paragraphs: [words.left, words.nothingToDo, words.leftNotYou, undoLink, words.leftPasskeys],
  });
