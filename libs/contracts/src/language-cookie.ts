/** Name of the cookie with the language that somebody has chosen. It is apart, because the app needs no other to start. */
export const LANGUAGE_COOKIE = 'anew_language';
