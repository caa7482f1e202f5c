import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import type { EnvironmentOptions, ViteBuilder } from 'vite';

/** What `src/landing.tsx` exports, which only a build can read. */
interface Renderer {
  TITLE: string;
  renderLanding: () => string;
  renderLoading: () => string;
}

type Built = Awaited<ReturnType<ViteBuilder['build']>>;

const here = (path: string) => join(import.meta.dirname, path);

/** Inside of the package, so that what it imports is found; it is run once and not part of the product. */
const RENDERER = here('node_modules/.prerender');

/** The landing page's own components, to be run here. */
export const landingEnvironment: EnvironmentOptions = {
  consumer: 'server',
  build: {
    outDir: RENDERER,
    emptyOutDir: true,
    copyPublicDir: false,
    emitAssets: true,
    rolldownOptions: {
      input: { landing: here('src/landing.tsx') },
      output: { entryFileNames: '[name].mjs' },
    },
  },
};

/** The one script that stands in the page. */
export const inviteEnvironment: EnvironmentOptions = {
  consumer: 'client',
  build: {
    write: false,
    rolldownOptions: {
      input: { invite: here('src/landing-invite.ts') },
      output: { format: 'iife', comments: false },
    },
  },
};

function filesOf(built: Built) {
  if (!('output' in built)) throw new Error('One build with one output was expected');
  return built.output;
}

function codeOf(built: Built): string {
  const [chunk, ...others] = filesOf(built);
  if (others.length > 0) throw new Error('One file was expected');
  return chunk.code.trim();
}

function stylesOf(built: Built): string {
  const sheets = filesOf(built).filter(({ fileName }) => fileName.endsWith('.css'));
  return sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('');
}

const words = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, word]) => word ?? ''));

/** Leaves out the rules for classes that the page does not have. */
function stylesFor(html: string, styles: string): string {
  const classes = new Set([...words(html, /class="([^"]*)"/g)].flatMap((list) => list.split(' ')));
  const unusedSymbols = [...words(styles, /\.([a-z_][\w-]*)/gi)].filter((name) => !classes.has(name));
  const { code } = transform({
    filename: 'landing.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols,
  });
  return Buffer.from(code).toString();
}

const ROOT = '<div id="root"></div>';
const rootWith = (content: string) => `<div id="root">${content}</div>`;

/** The app's page without the app: no script files, no style sheet, and what the root would come to hold. */
function pageFrom(appPage: string, { title, body, styles, script }: Record<string, string>): string {
  return appPage
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `<script>${script}</script><style>${styles}</style></head>`)
    .replace(ROOT, () => rootWith(body ?? ''));
}

/**
 * Starts the app once the page has been drawn; nothing is drawn in a tab that nobody looks at. What a browser
 * loads to tell dates takes it longer than anything else, so that is done while the scripts are still coming.
 */
const startOf = (entry: string) =>
  `const start=()=>{new Intl.DateTimeFormat;import("${entry}")};` +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))';

/** The app's page with what shows at once: neither its style sheet nor its scripts hold that up. */
function waitingPage(appPage: string, body: string, styles: string): string {
  const [sheet = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(appPage) ?? [];
  const [script = '', entry = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(appPage) ?? [];
  return appPage
    .replace(sheet, '')
    .replace(script, () => `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace(ROOT, () => `${rootWith(body)}${sheet}<script type="module">${startOf(entry)}</script>`);
}

/** The landing page, and the app's own page with what it shows until its scripts are there. */
export async function writePages(landing: Built, invite: Built): Promise<void> {
  const renderer = pathToFileURL(join(RENDERER, 'landing.mjs')).href;
  const { renderLanding, renderLoading, TITLE } = (await import(renderer)) as Renderer;
  const body = renderLanding();
  const styles = stylesFor(body, stylesOf(landing));
  const appPage = await readFile(here('dist/index.html'), 'utf8');
  await writeFile(
    here('dist/landing.html'),
    pageFrom(appPage, { title: TITLE, body, styles, script: codeOf(invite) }),
  );
  const loading = renderLoading();
  const page = waitingPage(appPage, loading, stylesFor(loading, stylesOf(landing)));
  await writeFile(here('dist/index.html'), page);
}
