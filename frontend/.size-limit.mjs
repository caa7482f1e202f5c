import { readdirSync, readFileSync } from 'node:fs';

const dist = new URL('dist/', import.meta.url);
const page = (/** @type {string} */ name) => readFileSync(new URL(name, dist), 'utf8');

/**
 * The files that a built page names.
 *
 * @param {string} name
 * @param {RegExp} tag with the address as its group
 */
const filesOf = (name, tag) => [...page(name).matchAll(tag)].map(([, address]) => `dist${address}`);

/** The scripts that the page's own script loads first: see `src/boot.ts`. */
const ENTRY = /"entry":(\[[^\]]*\])/;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*\shref="([^"]+)"/g;
const LINKED = /<link rel="(?:preload|icon|manifest)"[^>]*\shref="(\/[^"]+)"/g;

if (/<script[^>]*\ssrc=/.test(page('landing.html'))) throw new Error('The landing page fetches a script.');

/** @type {string[]} */
const entry = JSON.parse(ENTRY.exec(page('index.html'))?.[1] ?? '[]');
if (entry.length === 0) throw new Error('The app’s page names no scripts.');

const assets = readdirSync(new URL('assets/', dist));
const routes = assets.filter((file) => /-route-.*\.(?:js|css)$/.test(file));

/** @param {string} file */
function limitOf(file) {
  if (file.endsWith('.css')) return '4 kB';
  return file.startsWith('coaching-') ? '45 kB' : '12 kB';
}

/** What every screen of a couple has loaded. */
const LOADED = /^(?:rolldown-runtime|shared|app-layout|libraries|index)-/;

/** @param {string} route */
function importsOf(route) {
  const file = routes.find((each) => each.startsWith(`${route}-route-`) && each.endsWith('.js'));
  const names = [...page(`assets/${file}`).matchAll(/from\s*"\.\/([^"]+\.js)"/g)].map(
    ([, name = '']) => name,
  );
  return names.filter((name) => !LOADED.test(name));
}

/**
 * A route's own file. The coach's also has what it shares with the rehearsal alone: the drawing of answers.
 *
 * @param {string} file
 */
function filesOfRoute(file) {
  if (!/^coaching-.*\.js$/.test(file)) return [file];
  const rehearsal = importsOf('rehearse');
  return [file, ...importsOf('coaching').filter((name) => rehearsal.includes(name))];
}

export default [
  {
    name: 'landing page in all',
    path: ['dist/landing.html', ...filesOf('landing.html', LINKED)],
    limit: '30 kB',
  },
  {
    name: 'app until its first paint, scripts',
    path: entry.map((address) => `dist${address}`),
    gzip: true,
    limit: '118 kB',
  },
  {
    name: 'styles that all screens of a couple share',
    path: [...filesOf('index.html', STYLE_SHEETS), 'dist/assets/shared-*.css'],
    gzip: true,
    limit: '6 kB',
  },
  {
    name: 'frame around all screens of a couple, styles',
    path: 'dist/assets/app-layout-*.css',
    gzip: true,
    limit: '2 kB',
  },
  { name: 'what all screens of a couple share', path: 'dist/assets/shared-*.js', gzip: true, limit: '20 kB' },
  {
    name: 'frame around all screens of a couple',
    path: 'dist/assets/app-layout-*.js',
    gzip: true,
    limit: '4 kB',
  },
  { name: 'toasts', path: 'dist/assets/toaster-*.js', gzip: true, limit: '8 kB' },
  ...routes.map((file) => ({
    name: file,
    path: filesOfRoute(file).map((each) => `dist/assets/${each}`),
    gzip: true,
    limit: limitOf(file),
  })),
];
