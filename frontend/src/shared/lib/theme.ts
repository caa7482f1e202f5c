import { CHOICE_LIFETIME_S, THEME_COOKIE } from '@anew/contracts/choice-cookies';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const DARK = '(prefers-color-scheme: dark)';

function systemTheme(): Theme {
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/**
 * The theme is stored in a cookie: unlike the browser's storage, it survives signing out, and it says nothing about
 * anybody.
 */
function keep(theme: Theme | ''): void {
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${theme ? CHOICE_LIFETIME_S : 0}; samesite=lax`;
}

export function themeChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function currentTheme(): Theme {
  const choice = themeChoice();
  return choice === 'system' ? systemTheme() : choice;
}

const listeners = new Set<() => void>();

/** Applies the choice to this window, and to all pages from the next visit on, the sign-in pages among them. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  keep(choice === 'system' ? '' : choice);
  listeners.forEach((listener) => listener());
}

/** Changes to this theme. Changing to the system's own means following the system again. */
export function changeTheme(theme: Theme): void {
  chooseTheme(theme === systemTheme() ? 'system' : theme);
}

/** Calls the listener when the person or the system changes the theme. */
export function onThemeChange(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}
