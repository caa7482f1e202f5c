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

const MODULES = /<(?:script|link rel="modulepreload")[^>]*\s(?:src|href)="([^"]+\.js)"/g;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*\shref="([^"]+)"/g;
const LINKED = /<link rel="(?:preload|icon|manifest)"[^>]*\shref="(\/[^"]+)"/g;

if (/<script[^>]*\ssrc=/.test(page('landing.html'))) throw new Error('The landing page fetches a script.');

const assets = readdirSync(new URL('assets/', dist));
const routes = assets.filter((file) => /-route-.*\.(?:js|css)$/.test(file));

/** @param {string} file */
function limitOf(file) {
  if (file.endsWith('.css')) return '4 kB';
  return file.startsWith('coaching-') ? '45 kB' : '12 kB';
}

export default [
  {
    name: 'landing page in all',
    path: ['dist/landing.html', ...filesOf('landing.html', LINKED)],
    limit: '30 kB',
  },
  {
    name: 'app until its first paint, scripts',
    path: filesOf('index.html', MODULES),
    gzip: true,
    limit: '118 kB',
  },
  { name: 'shared styles', path: filesOf('index.html', STYLE_SHEETS), gzip: true, limit: '6 kB' },
  { name: 'toasts', path: 'dist/assets/toaster-*.js', gzip: true, limit: '8 kB' },
  ...routes.map((file) => ({ name: file, path: `dist/assets/${file}`, gzip: true, limit: limitOf(file) })),
];
