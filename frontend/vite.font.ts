import type { Rolldown } from 'vite';

const FIGTREE_LATIN = /figtree-latin-wght-normal.*\.woff2$/;

/** Address of the font. */
export function fontIn(bundle: Rolldown.OutputBundle): string {
  const file = Object.keys(bundle).find((name) => FIGTREE_LATIN.test(name));
  if (!file) throw new Error('The font was not built');
  return `/${file}`;
}

/** A link that preloads the font, because the first line of every page needs it. */
export const preloadOf = (font: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;
