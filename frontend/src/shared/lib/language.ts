import { COOKIES } from '@anew/contracts/cookies';
import { firstKnown, isLanguage, type Language } from '@anew/words/language';
import { readCookie } from './cookies';

/** Like the theme, the language is stored in a cookie, which the sign-in pages read, too. */
const { name: COOKIE, lifetimeS: LIFETIME_S } = COOKIES.language;

/** The language that the person has chosen, or else the first of the browser's that we have. */
export function wantedLanguage(): Language {
  const chosen = readCookie(COOKIE);
  return isLanguage(chosen) ? chosen : firstKnown(navigator.languages);
}

/** Takes effect with the next page that is loaded. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${LIFETIME_S}; samesite=lax`;
}
