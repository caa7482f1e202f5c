import { CHOICE_LIFETIME_S, LANGUAGE_COOKIE, THEME_COOKIE } from './choice-cookies.js';

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;

/** Every cookie that we set, with its lifetime in seconds. The privacy page lists them from here. */
export const COOKIES = {
  /** Readable by the client, which sends it as a bearer token. */
  access: { name: 'auth_token', lifetimeS: 15 * 60 },
  /** `lifetimeS` counts from the last renewal, `longestS` from signing in. */
  refresh: { name: 'auth_refresh', lifetimeS: 30 * DAY_S, longestS: 90 * DAY_S },
  /** Marker of a session, without any secret. It lasts as long as the session. */
  signedIn: { name: 'signed_in' },
  /** Tells the landing page, once, that somebody has just signed out. */
  signedOut: { name: 'signed_out', lifetimeS: 60 },
  /** Set by the sign-in page, and kept until the browser closes: a form that comes without any cookie shows that none is kept. */
  kept: { name: 'cookies_kept' },
  device: { name: 'auth_device', lifetimeS: YEAR_S },
  externalSignIn: { name: 'auth_flow', lifetimeS: 600 },
  theme: { name: THEME_COOKIE, lifetimeS: CHOICE_LIFETIME_S },
  language: { name: LANGUAGE_COOKIE, lifetimeS: CHOICE_LIFETIME_S },
} as const;
