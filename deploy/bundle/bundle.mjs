import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

const repository = fileURLToPath(new URL('../../', import.meta.url));
const output = fileURLToPath(new URL('dist/', import.meta.url));

/** Every project of which at least one process runs. */
const PROJECTS = [
  'gateway',
  'services/identity-couple',
  'services/content',
  'services/journal',
  'services/assessment',
  'services/coaching',
];

/** What may be started in a project: a program of its own, or a module that another program starts. */
const ENTRIES = ['main', 'app', 'worker', 'worker-app', 'migrate'];

/**
 * Packages that find their files by their place in `node_modules`: compiled code for one platform, and Swagger UI's
 * pages. An image installs these and no others.
 */
const UNBUNDLED = Object.keys(manifest.dependencies);

/**
 * Nest's module for TypeORM asks at run time for what only releases before 1.0 had. Where `node_modules` is there, this
 * would load all of TypeORM a second time.
 *
 * @type {import('rolldown').Plugin}
 */
const withoutSecondTypeOrm = {
  name: 'without-second-typeorm',
  load: {
    filter: { id: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
    handler: () => 'export const Connection = undefined;\nexport const AbstractRepository = undefined;\n',
  },
};

/**
 * TypeORM asks for the drivers of all databases that it knows, and class-validator for the phone numbers of all
 * countries. Nothing here uses these, and they are up to a quarter of the code of a service.
 *
 * @type {import('rolldown').Plugin}
 */
const withoutUnused = {
  name: 'without-unused',
  load: {
    filter: {
      id: [
        /\/typeorm\/driver\/(?!postgres\/|types\/)[^/]+\/(?!MssqlParameter)/,
        /\/libphonenumber-js\/max\//,
      ],
    },
    handler: () => 'module.exports = {};',
  },
};

/** Modules of Node's own with exports that load much else, such as the client for `fetch` or a decoder of texts. */
const COSTLY = /^(?:node:)?(http|util)$/;
const REQUIRED = '\0required:';

/**
 * Node reads every export of a module of its own that is imported, and so loads whatever any of them needs. `require` reads
 * none. That takes some 20 ms less for `http`, and some 5 for `util`.
 *
 * @type {import('rolldown').Plugin}
 */
const builtinsByRequire = {
  name: 'builtins-by-require',
  resolveId: {
    filter: { id: COSTLY },
    handler: (id, _importer, { kind }) =>
      kind === 'import-statement' ? id.replace(COSTLY, `${REQUIRED}$1`) : undefined,
  },
  load: {
    filter: { id: new RegExp(`^${REQUIRED}`) },
    handler: (id) => `module.exports = require('node:${id.slice(REQUIRED.length)}');`,
  },
};

/**
 * Node keeps the text of all code in memory, at two bytes a character as soon as one of them is not ASCII. `charset`
 * escapes all but those in the licenses' comments, where people's names are.
 *
 * @type {import('rolldown').Plugin}
 */
const asciiComments = {
  name: 'ascii-comments',
  renderChunk: (code) =>
    code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
};

/**
 * The compiled entries of a project, as the bundler takes them.
 *
 * @param {string} project its folder in the repository
 */
function entriesOf(project) {
  const fileOf = (/** @type {string} */ entry) => join(repository, project, 'dist', `${entry}.js`);
  const there = ENTRIES.filter((entry) => existsSync(fileOf(entry)));
  return Object.fromEntries(there.map((entry) => [`${project}/${entry}`, fileOf(entry)]));
}

/**
 * Puts projects and all packages that they use into `dist/<project>/<entry>.js` and the chunks that these share. A
 * process then reads a few files where it looked for some two thousand, and leaves out the code that it never uses:
 * it starts in about half the time and needs a fifth less memory.
 *
 * @param {string[]} projects their folders in the repository, already compiled
 */
async function bundle(projects) {
  const input = Object.assign({}, ...projects.map(entriesOf));
  await rm(output, { recursive: true, force: true });
  const built = await rolldown({
    input,
    platform: 'node',
    external: UNBUNDLED,
    plugins: [withoutSecondTypeOrm, withoutUnused, builtinsByRequire, asciiComments],
    // Files beside the code, such as the OpenAPI document and the coach's model, are copied beside the bundle.
    experimental: { resolveNewUrlToAsset: true },
    onLog: (level, log, show) => {
      if (!isOptional(log)) show(level, log);
    },
  });
  await built.write({
    dir: output,
    format: 'esm',
    // Nest and TypeORM name providers, tables and errors by their classes.
    keepNames: true,
    charset: 'ascii',
    comments: { legal: true, annotation: false, jsdoc: false },
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
}

/**
 * Packages ask for others that they would use if they were there. Those fail when they are asked for, as without a
 * bundle.
 *
 * @param {import('rolldown').RolldownLog} log
 */
function isOptional({ code }) {
  return code === 'UNRESOLVED_IMPORT';
}

const asked = process.argv.slice(2);
await bundle(asked.length > 0 ? asked : PROJECTS);
