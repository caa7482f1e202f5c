import { DomainError } from '@anew/contracts/errors';
import * as words from '@anew/words/errors';
import type { Language } from '@anew/words/language';

/** Services write their errors in English, and an error's text is the key to its words in other languages. */
const BY_ENGLISH = new Map(Object.values(words).map((word) => [word('en'), word]));

/** A refusal in the reader's language, as far as its words are in the catalogue. */
export function errorIn(language: Language, { kind, code, message, details }: DomainError): DomainError {
  if (language === 'en') return new DomainError(kind, code, message, details);
  const unknown = code === 'too_many_requests' ? words.tooManyRequests : undefined;
  const say = (text: string) => (BY_ENGLISH.get(text) ?? unknown)?.(language) ?? text;
  const fields = details.fields?.map((field) => ({ ...field, message: say(field.message) }));
  return new DomainError(kind, code, say(message), { ...details, ...(fields && { fields }) });
}
