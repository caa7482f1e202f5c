import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { letter } from '../mail/letter.js';
import type { Mail } from '../mail/mailer.js';

export const codeMail = (to: string, code: string, language: Language = 'en'): Mail =>
  letter({
    to,
    language,
    subject: words.codeSubject({ code }, language),
    paragraphs: [words.code, code, words.codeNever],
  });

/** Mail for the owner of an account when someone signs up with their address again. */
export const triedMail = (to: string, signInPage: string, language: Language = 'en'): Mail =>
  letter({
    to,
    language,
    subject: words.triedSubject(language),
    paragraphs: [words.tried, words.triedYou, signInPage, words.triedNotYou],
  });

export const changeMail = (to: string, link: string, language: Language = 'en'): Mail =>
  letter({
    to,
    language,
    subject: words.changeSubject(language),
    paragraphs: [words.change, link, words.changeNotYou],
  });

/** Mail for the old address. It does not reveal the new one. */
export const leftMail = (to: string, undoLink: string, language: Language = 'en'): Mail =>
  letter({
    to,
    language,
    subject: words.leftSubject(language),
    paragraphs: [words.left, words.leftYou, words.leftNotYou, undoLink, words.leftPasskeys],
  });
