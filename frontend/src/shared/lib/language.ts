import { CHOICE_LIFETIME_S, LANGUAGE_COOKIE } from '@anew/contracts/choice-cookies';
import { firstKnown, isLanguage, type Language } from '@anew/words/language';
import { readCookie } from './cookies';

/** The language that the person has chosen, or else the first of the browser's that we have. */
export function wantedLanguage(): Language {
  const chosen = readCookie(LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : firstKnown(navigator.languages);
}

/**
 * Takes effect with the next page that is loaded. Like the theme, the language is stored in a cookie, which the sign-in
 * pages read, too.
 */
export function chooseLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${CHOICE_LIFETIME_S}; samesite=lax`;
}
