import { COOKIES } from '@anew/contracts/cookies';

export type Theme = 'light' | 'dark';

/**
 * The theme is stored in a cookie: unlike the browser's storage, it survives signing out, and it says nothing about
 * anybody.
 */
const { name: COOKIE, lifetimeS: LIFETIME_S } = COOKIES.theme;
const DARK = '(prefers-color-scheme: dark)';

function systemTheme(): Theme {
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

function keep(theme: Theme | ''): void {
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${theme ? LIFETIME_S : 0}; samesite=lax`;
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Choosing the system's own theme means following the system again. */
export function chooseTheme(theme: Theme): void {
  if (theme === systemTheme()) {
    delete document.documentElement.dataset.theme;
    keep('');
  } else {
    document.documentElement.dataset.theme = theme;
    keep(theme);
  }
}

export function onSystemThemeChange(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
