import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import {
  type Built,
  codeOf,
  edit,
  here,
  inlineEnvironment,
  LIBRARY_SOURCES,
  stylesOf,
} from './vite.built.ts';
import { earlyRequests, type Reads } from './vite.early.ts';
import { fontIn, preloadOf } from './vite.font.ts';

/** Exports of `src/prerender.tsx`, which Node can import only after it has been built. */
interface Prerendered {
  TITLE: string;
  renderLanding: () => string;
  renderLoading: () => string;
  renderWithoutScript: () => string;
  early: () => Reads;
}

/**
 * Lies inside the package so that Node finds what it imports. It runs once, during the build, and is not part of the
 * product.
 */
const RENDERER = here('node_modules/.prerender');

const ROOT = '<div id="root"></div>';
const SOURCE_SCRIPT = '<script type="module" src="/src/main.tsx"></script>';
const SOURCE_TITLE = '<title>Anew</title>';

/** Environment for the app's components and route table, which the build itself runs. */
export const prerenderEnvironment: EnvironmentOptions = {
  consumer: 'server',
  resolve: { conditions: [LIBRARY_SOURCES, 'module', 'node', 'development|production'] },
  build: {
    outDir: RENDERER,
    emptyOutDir: true,
    copyPublicDir: false,
    emitAssets: true,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { prerender: here('src/prerender.tsx') },
      output: { entryFileNames: '[name].mjs' },
    },
  },
};

export const landingEnvironment = inlineEnvironment('src/landing-script.ts');
export const bootEnvironment = inlineEnvironment('src/boot.ts');

const words = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, word]) => word ?? ''));

/** Leaves out the rules for classes that the page does not use. */
function stylesFor(html: string, styles: string): string {
  const classes = new Set([...words(html, /class="([^"]*)"/g)].flatMap((list) => list.split(' ')));
  const unusedSymbols = [...words(styles, /\.([a-z_][\w-]*)/gi)].filter((name) => !classes.has(name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols,
  });
  return Buffer.from(code).toString();
}

const rootWith = (content: string) => `<div id="root">${content}</div>`;

/** Builds that come before the client's and are inserted into its pages. */
export interface Parts {
  prerender: Built;
  landing: Built;
  boot: Built;
}

const linkTo = (sheet: string) => `<link rel="stylesheet" crossorigin href="/${sheet}">`;

async function pagesFrom({ prerender, landing: script, boot }: Parts) {
  const { renderLanding, renderLoading, renderWithoutScript, early, TITLE } = (await import(
    pathToFileURL(join(RENDERER, 'prerender.mjs')).href
  )) as Prerendered;
  const styles = stylesOf(prerender);

  return {
    /**
     * The page for people who are signed out: no script files, no style sheets, and the landing page's HTML in the
     * root.
     */
    async landing(font: string): Promise<string> {
      const body = renderLanding();
      const head = `${preloadOf(font)}<script>${codeOf(script)}</script><style>${stylesFor(body, styles)}</style></head>`;
      return edit(await readFile(here('index.html'), 'utf8'), [
        [SOURCE_TITLE, `<title>${TITLE}</title>`],
        [SOURCE_SCRIPT, ''],
        ['</head>', head],
        [ROOT, rootWith(body)],
      ]);
    },

    /** The app's page with a spinner, which neither style sheets nor scripts delay. */
    app(html: string, entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
      const body = renderLoading();
      const sheets = [...(entry.viteMetadata?.importedCss ?? [])].map(linkTo);
      const requests = earlyRequests(early(), entry, bundle);
      const script = `{const ENTRY="/${entry.fileName}",FONT="${fontIn(bundle)}",EARLY=${JSON.stringify(requests)};${codeOf(boot)}}`;
      return edit(html, [
        [`<script type="module" crossorigin src="/${entry.fileName}"></script>`, ''],
        ...sheets.map((sheet) => [sheet, ''] as const),
        ['</head>', `<style>${stylesFor(body, styles)}</style></head>`],
        [ROOT, `${rootWith(body)}${renderWithoutScript()}${sheets.join('')}<script>${script}</script>`],
      ]);
    },
  };
}

/** Writes the landing page, and inserts the spinner and the script that starts the app into the app's own page. */
export function pages(parts: () => Parts): Plugin {
  let made: ReturnType<typeof pagesFrom>;
  return {
    name: 'anew:pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderStart() {
      made = pagesFrom(parts());
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error('The page was not built from the app');
        return (await made).app(html, chunk, bundle);
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await (await made).landing(fontIn(bundle));
        this.emitFile({ type: 'asset', fileName: 'landing.html', source });
      },
    },
  };
}
