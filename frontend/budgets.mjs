import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes in a kB. */
const KB = 1_000;
const dist = join(import.meta.dirname, 'dist');

/** @param {string} path */
const read = (path) => readFileSync(join(dist, path));

/** @param {string} path */
const gzipped = (path) => gzipSync(read(path), { level: constants.Z_BEST_COMPRESSION }).length;

/** @param {string} path */
const brotlied = (path) => brotliCompressSync(read(path)).length;

/** @param {number[]} sizes */
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);

/**
 * @param {string} page
 * @param {RegExp} tag with the address as its group
 */
const addressesIn = (page, tag) =>
  [...read(page).toString().matchAll(tag)].map(([, address = '']) => address);

const SCRIPTS = /<script[^>]*\ssrc="([^"]+)"/g;
const MODULES = /<(?:script|link rel="modulepreload")[^>]*\s(?:src|href)="([^"]+\.js)"/g;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*\shref="([^"]+)"/g;
const LINKED = /<link rel="(?:preload|icon|manifest)"[^>]*\shref="([^"]+)"/g;

/** What a visitor's browser fetches for it: the page, and its font, icon and manifest. */
const landing = () => brotlied('landing.html') + sum(addressesIn('landing.html', LINKED).map(transferred));

/** @param {string} path fonts are compressed already */
const transferred = (path) => (path.endsWith('.woff2') ? read(path).length : brotlied(path));

const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
const routes = scripts.filter((file) => file.includes('-route-'));

/** @param {string} name */
const chunk = (name) =>
  sum(scripts.filter((file) => file.startsWith(`${name}-`)).map((file) => gzipped(`assets/${file}`)));

/** @param {string} file */
const limitOf = (file) => (file.startsWith('coaching-') ? 40 : 12);

/** @type {[what: string, bytes: number, limitInKb: number][]} */
const BUDGETS = [
  ['landing page, scripts to fetch', sum(addressesIn('landing.html', SCRIPTS).map(brotlied)), 0],
  ['landing page in all, as transferred', landing(), 30],
  ['app until its first paint, scripts', sum(addressesIn('index.html', MODULES).map(gzipped)), 118],
  ['what all screens of a couple share, scripts', chunk('ui'), 28],
  ['toasts, scripts', chunk('toaster'), 8],
  ['app, styles', sum(addressesIn('index.html', STYLE_SHEETS).map(gzipped)), 9],
  ...routes.map(
    (file) => /** @type {[string, number, number]} */ ([file, gzipped(`assets/${file}`), limitOf(file)]),
  ),
];

for (const [what, bytes, limit] of BUDGETS) {
  const verdict = bytes > limit * KB ? 'TOO MUCH' : 'ok';
  console.log(
    `${(bytes / KB).toFixed(1).padStart(6)} of ${String(limit).padStart(2)} kB  ${verdict.padEnd(8)}  ${what}`,
  );
}
if (BUDGETS.some(([, bytes, limit]) => bytes > limit * KB)) {
  console.error('The client has outgrown its budget.');
  process.exit(1);
}
