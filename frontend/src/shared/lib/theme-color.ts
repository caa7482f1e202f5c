import { currentTheme, onThemeChange, type Theme } from './theme';

/** The color `--bg` of each theme, for what the browser draws around the page. */
const COLORS: Readonly<Record<Theme, string>> = { light: '#faf6f1', dark: '#1a1715' };

function show(): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const meta of metas) meta.content = COLORS[currentTheme()];
}

/** Keeps the browser's own bars in the color of the theme, which may be another one than the system's. */
export function followThemeColor(): () => void {
  show();
  return onThemeChange(show);
}
