import { COOKIES } from '@anew/contracts/cookies';

const { access, refresh, device, externalSignIn, theme, language } = COOKIES;

const minutes = ({ lifetimeS }: { lifetimeS: number }) => `${lifetimeS / 60} minutes`;
const days = (seconds: number) => `${seconds / 86_400} days`;
const years = ({ lifetimeS }: { lifetimeS: number }) =>
  lifetimeS === 31_536_000 ? 'one year' : days(lifetimeS);

/** Text of the privacy page about each cookie. A cookie without one does not compile. */
const WORDS: Record<keyof typeof COOKIES, string> = {
  access: `keeps you signed in. It lasts ${minutes(access)} and is renewed while you are here.`,
  refresh: `renews the first one, so that you don’t have to sign in again. It lasts ${days(refresh.lifetimeS)} from your last visit, and ${days(refresh.longestS)} at most. Over https its name begins with __Secure-.`,
  signedIn: 'says that somebody is signed in, not who, so that the right page comes first. It lasts as long.',
  device: `is a mark by which we recognize this browser as one you have signed in with, so that somebody who guesses at your password elsewhere does not lock you out. It lasts ${years(device)} and stays when you sign out. Nobody can read your address, or anything else, out of it.`,
  externalSignIn: `is set only while you sign in through another provider, and makes sure that it is you who comes back. It lasts ${minutes(externalSignIn)} at most.`,
  theme: `remembers light or dark, if you choose one. It lasts ${years(theme)} and stays when you sign out.`,
  language: `remembers the language, if you choose one. It lasts ${years(language)} and stays when you sign out.`,
};

/** Sorted as the page lists them. */
export const COOKIE_WORDS = (Object.keys(WORDS) as (keyof typeof COOKIES)[]).map((cookie) => ({
  name: COOKIES[cookie].name,
  words: WORDS[cookie],
}));
