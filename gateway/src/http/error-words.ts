import { DomainError } from '@anew/contracts/errors';
import * as words from '@anew/words/errors';
import type { Language } from '@anew/words/language';

const { tryAgainIn, coachAgainIn, ...texts } = words;

/** Services write their errors in English, and an error's text is the key to its words in other languages. */
const BY_ENGLISH = new Map(Object.values(texts).map((word) => [word('en'), word]));

/** How long to wait is part of the English text, so that this text is no key. */
function waitIn(language: Language, { code, details: { retryAfter } }: DomainError): string | undefined {
  if (code === 'daily_limit' && retryAfter !== undefined)
    return coachAgainIn({ hours: Math.max(1, Math.ceil(retryAfter / 3_600)) }, language);
  if (code !== 'too_many_requests') return undefined;
  if (retryAfter === undefined) return texts.tooManyRequests(language);
  return tryAgainIn({ minutes: Math.max(1, Math.ceil(retryAfter / 60)) }, language);
}

/** A refusal in the reader's language, as far as its words are in the catalogue. Otherwise it stays English. */
export function errorIn(language: Language, error: DomainError): DomainError {
  const { kind, code, message, details } = error;
  if (language === 'en') return error;
  const say = (text: string) => BY_ENGLISH.get(text)?.(language) ?? waitIn(language, error) ?? text;
  const fields = details.fields?.map((field) => ({ ...field, message: say(field.message) }));
  return new DomainError(kind, code, say(message), { ...details, ...(fields && { fields }) });
}
