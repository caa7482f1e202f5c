import { localStore } from './storage';

export type Theme = 'light' | 'dark';

const KEY = 'anew-theme';
const DARK = '(prefers-color-scheme: dark)';

function systemTheme(): Theme {
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Choosing what the system prefers anyway means following the system again. */
export function chooseTheme(theme: Theme): void {
  if (theme === systemTheme()) {
    delete document.documentElement.dataset.theme;
    localStore.remove(KEY);
  } else {
    document.documentElement.dataset.theme = theme;
    localStore.set(KEY, theme);
  }
}

export function onSystemThemeChange(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
