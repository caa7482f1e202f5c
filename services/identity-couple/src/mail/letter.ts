import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import type { Mail } from './mailer.js';

/** Words in the reader's language. */
export type Word = (language?: Language) => string;

interface Letter {
  to: string;
  language: Language;
  subject: string;
  /** Words, or what is the same in every language, such as a link. */
  paragraphs: readonly (Word | string)[];
}

/** A mail with the greeting and the signature that all of ours have. */
export function letter({ to, language, subject, paragraphs }: Letter): Mail {
  const all = [words.hello, ...paragraphs, words.anew];
  const text = all.map((part) => (typeof part === 'string' ? part : part(language))).join('\n\n');
  return { to, language, subject, text };
}

/**
 * A mail about a change of an account. Its subject and its first sentence do not say what has changed: a lock screen shows
 * them to whoever is near, such as somebody from whom the reader has just shut the account.
 */
export function changeNotice({ to, language, paragraphs }: Omit<Letter, 'subject'>): Mail {
  return letter({
    to,
    language,
    subject: words.accountChangedSubject(language),
    paragraphs: [words.accountChanged, ...paragraphs],
  });
}
