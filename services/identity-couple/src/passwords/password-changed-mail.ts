import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { changeNotice } from '../mail/letter.js';
import type { Mail } from '../mail/mailer.js';

/** How a password was changed: by somebody who was signed in, or with a link from a mail. */
type Way = 'signed-in' | 'link';

export const passwordChangedMail = (to: string, way: Way, origin: string, language: Language = 'en'): Mail =>
  changeNotice({
    to,
    language,
    paragraphs: [
      way === 'link' ? words.passwordReset : words.passwordChanged,
      words.nothingToDo,
      words.passwordNotYou,
      `${origin}/api/password/forgot`,
      words.passwordPasskeys,
    ],
  });
