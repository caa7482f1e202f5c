import { readFile, writeFile } from 'node:fs/promises';
import { NEEDS } from './src/app/needs.ts';
import { type Built, codeOf, filesOf, here, inlineEnvironment } from './vite.built.ts';

export const ROOT = '<div id="root"></div>';
export const rootWith = (content: string) => `<div id="root">${content}</div>`;

/** The layout of a couple's screens, and what these share. */
const LAYOUT = 'ui';

export const bootEnvironment = inlineEnvironment('src/boot.ts');

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/g;

const MANIFEST = /\s*<link rel="manifest"[^>]*>/;
const ICON = 'href="/favicon.svg"';

/** The tab's icon within the page: on a slow network two requests fewer come before the first screen. */
async function iconWithin(): Promise<string> {
  const icon = await readFile(here('public/favicon.svg'), 'utf8');
  return `href="data:image/svg+xml,${icon.trim().replace(/[%#"<>]/g, encodeURIComponent)}"`;
}

/** The app's page with what shows at once: neither its style sheet nor its scripts hold that up. */
function pageFrom(
  appPage: string,
  body: string,
  styles: string,
  bootWith: (entry: string) => string,
): string {
  const [sheet = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(appPage) ?? [];
  // Vite names the entry last, and what it imports before.
  const [, entry = ''] = [...appPage.matchAll(SCRIPT)].at(-1) ?? [];
  return (
    appPage
      .replace(sheet, '')
      // The app names it once its first screen stands.
      .replace(MANIFEST, '')
      .replace(SCRIPT, '<link rel="modulepreload" crossorigin href="$1">')
      .replace('</head>', () => `<style>${styles}</style></head>`)
      .replace(ROOT, () => `${rootWith(body)}${sheet}<script>${bootWith(entry)}</script>`)
  );
}

/** The files of a piece of code: its own, and all that it imports. */
function filesOfCode(app: Built, name: string): Set<string> {
  const chunks = filesOf(app).filter((file) => file.type === 'chunk');
  const files = new Set(chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName));
  // A set is walked to its end also while it grows.
  for (const file of files)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach((imported) => files.add(imported));
  return files;
}

/** The files of each screen, without those that come anyway: with the page, or with the layout around it. */
function filesByName(app: Built, appPage: string): Record<string, string[]> {
  const layout = filesOfCode(app, LAYOUT);
  const isLeft = (file: string, name: string) =>
    !appPage.includes(file) && (name === LAYOUT || !layout.has(file));
  const named = [LAYOUT, ...NEEDS.map(({ code }) => code)].map((name) => {
    const files = [...filesOfCode(app, name)];
    return [name, files.filter((file) => isLeft(file, name)).map((file) => `/${file}`)] as const;
  });
  return Object.fromEntries(named);
}

/** Puts into the app's own page what it shows until the app is there, and what starts that. */
export async function writeWaitingPage(app: Built, boot: Built, body: string, styles: string): Promise<void> {
  const file = here('dist/index.html');
  const appPage = await readFile(file, 'utf8');
  const files = JSON.stringify(filesByName(app, appPage));
  const bootWith = (entry: string) => `{const ENTRY="${entry}",FILES=${files};${codeOf(boot)}}`;
  const page = pageFrom(appPage, body, styles, bootWith);
  await writeFile(file, page.replace(ICON, await iconWithin()));
}
