import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { letter } from '../mail/letter.js';
import type { Mail } from '../mail/mailer.js';

export const passwordChangedMail = (to: string, language: Language = 'en'): Mail =>
  letter({
    to,
    language,
    subject: words.passwordChangedSubject(language),
    paragraphs: [words.passwordChanged, words.nothingToDo, words.passwordNotYou],
  });
