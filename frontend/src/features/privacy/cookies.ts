import { COOKIES } from '@anew/contracts/cookies';
import * as words from '@anew/words/privacy';

const { access, refresh, signedOut, device, externalSignIn, theme, language } = COOKIES;

const minutes = ({ lifetimeS }: { lifetimeS: number }) => lifetimeS / 60;
const days = (seconds: number) => seconds / 86_400;

/** Text of the privacy page about each cookie. A cookie without one does not compile. */
const WORDS: Record<keyof typeof COOKIES, (name: string) => string> = {
  access: (name) => words.cookieAccess({ name, minutes: minutes(access) }),
  refresh: (name) =>
    words.cookieRefresh({ name, days: days(refresh.lifetimeS), most: days(refresh.longestS) }),
  signedIn: (name) => words.cookieSignedIn({ name }),
  signedOut: (name) => words.cookieSignedOut({ name, seconds: signedOut.lifetimeS }),
  kept: (name) => words.cookieKept({ name }),
  device: (name) => words.cookieDevice({ name, days: days(device.lifetimeS) }),
  externalSignIn: (name) => words.cookieExternalSignIn({ name, minutes: minutes(externalSignIn) }),
  theme: (name) => words.cookieTheme({ name, days: days(theme.lifetimeS) }),
  language: (name) => words.cookieLanguage({ name, days: days(language.lifetimeS) }),
};

/** What the page says about each cookie, in its order. */
export const cookieWords = () =>
  (Object.keys(WORDS) as (keyof typeof COOKIES)[]).map((cookie) => WORDS[cookie](COOKIES[cookie].name));
