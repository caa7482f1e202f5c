import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import type { EnvironmentOptions } from 'vite';
import { type Built, codeOf, here, inlineEnvironment, stylesOf } from './vite.built.ts';
import { ROOT, rootWith, writeWaitingPage } from './vite.waiting.ts';

/** What `src/landing.tsx` exports, which only a build can read. */
interface Renderer {
  TITLE: string;
  renderLanding: () => string;
  renderLoading: () => string;
}

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

export const inviteEnvironment = inlineEnvironment('src/landing-invite.ts');
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

/** The app's page without the app: no script files, no style sheet, and what the root would come to hold. */
function pageFrom(appPage: string, { title, body, styles, script }: Record<string, string>): string {
  return appPage
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `<script>${script}</script><style>${styles}</style></head>`)
    .replace(ROOT, () => rootWith(body ?? ''));
}

interface Builds {
  app: Built;
  landing: Built;
  invite: Built;
  boot: Built;
}

/** The landing page, and the app's own page with what it shows until its scripts are there. */
export async function writePages({ app, landing, invite, boot }: Builds): Promise<void> {
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
  await writeWaitingPage(app, boot, loading, stylesFor(loading, stylesOf(landing)));
}
