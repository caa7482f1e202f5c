import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { letter } from '../mail/letter.js';
import type { Mail } from '../mail/mailer.js';

/** @param link opens the page on which a new password is chosen */
export const resetMail = (to: string, link: string, language: Language = 'en'): Mail =>
  letter({
    to,
    language,
    subject: words.resetSubject(language),
    paragraphs: [words.reset, link, words.resetOnce],
  });
