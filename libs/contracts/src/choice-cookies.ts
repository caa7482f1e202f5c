/*
 * The cookies with what somebody has chosen for this browser. They are apart from all others, because the app needs no
 * other to start and to show a screen.
 */

/** The language of the app. */
export const LANGUAGE_COOKIE = 'anew_language';
export const THEME_COOKIE = 'anew_theme';

/** How long a choice lasts, in seconds. */
export const CHOICE_LIFETIME_S = 365 * 86_400;
