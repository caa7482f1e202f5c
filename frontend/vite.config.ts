import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { chunkGroups } from './vite.chunks.ts';
import { scopedName } from './vite.class-names.ts';

const FIGTREE_LATIN = /figtree-latin-wght-normal.*\.woff2$/;

function preloadFont(): Plugin {
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

export default defineConfig({
  plugins: [react(), preloadFont()],
  resolve: { conditions: ['anew-source', 'module', 'browser', 'development|production'] },
  css: { modules: { generateScopedName: scopedName } },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: { output: { comments: false, codeSplitting: { groups: chunkGroups } } },
  },
});
