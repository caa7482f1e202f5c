import type { HtmlTagDescriptor, Plugin } from 'vite';

const FIGTREE_LATIN = /figtree-latin-wght-normal.*\.woff2$/;

/** The one font is needed by every page's first line. */
export function preloadFont(): Plugin {
  return {
    name: 'anew:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => FIGTREE_LATIN.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend',
          })),
    },
  };
}
