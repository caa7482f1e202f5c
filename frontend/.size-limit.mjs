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

/**
 * What the page's own script knows of each screen: see `src/boot.ts`.
 *
 * @typedef {{ path: string, files: string[] }} Screen
 */
const EARLY = /EARLY=(\{.*?\]\}\]\})/s;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*\shref="([^"]+)"/g;
const LINKED = /<link rel="(?:preload|icon|manifest)"[^>]*\shref="(\/[^"]+)"/g;

if (/<script[^>]*\ssrc=/.test(page('landing.html'))) throw new Error('The landing page fetches a script.');

const early = EARLY.exec(page('index.html'))?.[1];
if (early === undefined) throw new Error('The app’s page names no scripts.');
/** @type {{ entry: string[], screens: Screen[] }} */
const { entry, screens } = JSON.parse(early);

const assets = readdirSync(new URL('assets/', dist));
const routes = assets.filter((file) => /-route-.*\.(?:js|css)$/.test(file));

/** @param {string} file */
function limitOf(file) {
  if (file.endsWith('.css')) return '4 kB';
  return file.startsWith('coaching-') ? '45 kB' : '12 kB';
}

/** @param {Screen} screen */
const scriptsOf = ({ files }) => files.filter((file) => file.endsWith('.js'));

/** The drawing of the coach's answers, in a file of its own because only the coach and the rehearsal have it. */
const drawing = screens
  .filter(({ path }) => path.startsWith('/coaching'))
  .map(scriptsOf)
  .reduce((some, others) => some.filter((file) => others.includes(file)));

/**
 * A route's own file. What two routes share is in files beside it, and the drawing of answers counts for the coach.
 *
 * @param {string} file
 */
const filesOfRoute = (file) =>
  /^coaching-.*\.js$/.test(file) ? [`/assets/${file}`, ...drawing] : [`/assets/${file}`];

/**
 * Limits for all that a screen loads beyond what every screen has. They hold the present sizes, so that nothing grows
 * unseen in a file that two screens share.
 *
 * @type {Record<string, string>}
 */
const WHOLE_SCREEN = { '/coaching': '57 kB', '/coaching/rehearse': '20 kB', '/assessment': '21 kB' };

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
  {
    name: 'what all screens of a couple share',
    path: 'dist/assets/shared-*.js',
    gzip: true,
    // It has some room, because each link in the menu and each part that another screen takes over makes it grow.
    limit: '20.5 kB',
  },
  {
    name: 'frame around all screens of a couple',
    path: 'dist/assets/app-layout-*.js',
    gzip: true,
    limit: '4 kB',
  },
  {
    name: 'frame around the pages for people without a couple',
    path: 'dist/assets/plain-layout-*.js',
    gzip: true,
    limit: '2 kB',
  },
  {
    name: 'toasts and what asks for proof',
    path: 'dist/assets/over-screens-*.js',
    gzip: true,
    limit: '8 kB',
  },
  ...routes.map((file) => ({
    name: file,
    path: filesOfRoute(file).map((each) => `dist${each}`),
    gzip: true,
    limit: limitOf(file),
  })),
  ...screens.map((screen) => ({
    name: `${screen.path} with all that it loads`,
    path: scriptsOf(screen).map((file) => `dist${file}`),
    gzip: true,
    limit: WHOLE_SCREEN[screen.path] ?? '16 kB',
  })),
];
