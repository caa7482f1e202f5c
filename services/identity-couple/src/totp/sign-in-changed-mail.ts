import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { changeNotice } from '../mail/letter.js';
import type { Mail } from '../mail/mailer.js';

/** @param what says in a whole sentence what has changed */
export const signInChangedMail = (
  to: string,
  what: (language?: Language) => string,
  origin: string,
  language: Language = 'en',
): Mail =>
  changeNotice({
    to,
    language,
    paragraphs: [what, words.signInChanged, `${origin}/profile`, words.signInChangedDo],
  });
