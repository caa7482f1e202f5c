import { COOKIES } from '@anew/contracts/cookies';
import { words as pseudo } from '@anew/words/en-XA';
import { words as spanish } from '@anew/words/es';
import { acceptedLanguages, firstKnown, isLanguage, type Language, learn } from '@anew/words/language';
import { headerOf, type Request } from './request.js';

learn('es', spanish);
learn('en-XA', pseudo);

/** The language that a reader has chosen, or else the first of their browser's that we have. */
export function languageOf(request: Request): Language {
  // What is refused before its cookies are read has none.
  const { cookies } = request as Partial<Pick<Request, 'cookies'>>;
  const chosen = cookies?.[COOKIES.language.name];
  return isLanguage(chosen)
    ? chosen
    : firstKnown(acceptedLanguages(headerOf(request, 'accept-language') ?? ''));
}
