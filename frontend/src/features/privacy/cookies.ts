interface CookieWords {
  name: string;
  words: string;
}

/** Every cookie that we set; a test holds this list against the gateway's own and the app's. */
export const COOKIES: readonly CookieWords[] = [
  {
    name: 'auth_token',
    words: 'keeps you signed in. It lasts 15 minutes and is renewed while you are here.',
  },
  {
    name: 'auth_refresh',
    words:
      'renews the first one, so that you need not sign in anew. It lasts 30 days from your last visit, and 90 days at most. Over https its name begins with __Secure-.',
  },
  {
    name: 'signed_in',
    words: 'says that somebody is signed in, not who, so that the right page comes first. It lasts as long.',
  },
  {
    name: 'auth_device',
    words:
      'is a mark by which we recognise this browser as one you have signed in with, so that somebody who guesses at your password elsewhere does not lock you out. It lasts one year and stays when you sign out. Nobody can read your address, or anything else, out of it.',
  },
  {
    name: 'auth_flow',
    words:
      'is set only while you sign in by way of another provider, and makes sure that it is you who comes back. It lasts 10 minutes at most.',
  },
  {
    name: 'anew_theme',
    words: 'remembers light or dark, if you choose one. It lasts one year and stays when you sign out.',
  },
];
