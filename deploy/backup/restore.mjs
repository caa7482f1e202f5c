import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOf, keysDatabaseOf, SERVICES } from '../../libs/local-servers/src/databases.mjs';
import { requireKeysOfAuthors } from './authors.mjs';
import { query } from './client.mjs';
import { isRecorded, recordedDeletions, repeatDeletions } from './deletions.mjs';
import { load, verify } from './dump.mjs';
import { folderOf, listBackups, readBackup, timeOf } from './folder.mjs';
import { chooseServer } from './server.mjs';
import { MOST_DAYS, readDotEnv } from './settings.mjs';

/** @typedef {import('./deletions.mjs').Deletions} Deletions */
/** @typedef {import('./folder.mjs').Part} Part */
/** @typedef {import('./server.mjs').Server} Server */
/** @typedef {{ database: string, path: string }} File a dump, and where it belongs */

/** @param {string} name of a file beside this one, which explains itself */
const statements = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** @param {string | undefined} wanted @returns {string} name of the data to restore */
function chooseData(wanted) {
  const data = wanted ?? listBackups('data').at(-1);
  if (data === undefined || !listBackups('data').includes(data))
    throw new Error(`There is no backup ${data ?? 'at all'}. There are: ${listBackups('data').join(', ')}`);
  if (timeOf(data) < Date.now() - MOST_DAYS * 86_400_000)
    throw new Error(
      `The backup ${data} is older than deletions are remembered: deleted people would be back.`,
    );
  return data;
}

/**
 * @param {string} data
 * @param {string | undefined} wanted
 * @returns {string} name of the keys to restore
 */
function chooseKeys(data, wanted) {
  if (wanted !== undefined && !listBackups('keys').includes(wanted))
    throw new Error(`There are no keys ${wanted}. There are: ${listBackups('keys').join(', ')}`);
  // The newest keys open older data, too, and lack the keys of everyone who has been deleted since.
  const keys = wanted ?? listBackups('keys').at(-1);
  if (keys === undefined || keys < data)
    throw new Error(`The keys of the backup ${data} are missing: without them, nobody's texts can be read.`);
  return keys;
}

/** @param {Server} server @param {string} database */
async function requireEmpty(server, database) {
  const [tables] = await query(
    server,
    database,
    "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public';",
  );
  if (tables !== '0')
    throw new Error(
      `${database} of ${server.name} is not empty, and a restore replaces nothing: start with new, empty databases.`,
    );
}

/**
 * @param {Part} part
 * @param {string} name
 * @returns {Promise<File[]>} its dumps, each of which is what was backed up
 */
async function wholeDumps(part, name) {
  const { dumps } = readBackup(part, name);
  const files = Object.entries(dumps).map(([database, expected]) => ({
    database,
    expected,
    path: join(folderOf(part, name), expected.file),
  }));
  for (const { path, expected } of files) await verify(path, expected);
  return files;
}

/**
 * @param {boolean} isLost whether the operator has said that it is
 * @returns {Deletions}
 */
function listOfDeletions(isLost) {
  if (!isLost && !isRecorded())
    throw new Error(
      'The list of deletions is missing: people who were deleted after the backup would be back. If it is lost, say so by --without-deletions.',
    );
  return recordedDeletions();
}

/**
 * @param {Server} server
 * @param {{ data: string, keys: string }} names
 * @param {boolean} isListLost
 */
async function restore(server, names, isListLost) {
  const databases = SERVICES.flatMap((service) => [databaseOf(service), keysDatabaseOf(service)]);
  for (const database of databases) await requireEmpty(server, database);
  // All is read before anything is written: databases that are no longer empty would have to be made anew.
  const deletions = listOfDeletions(isListLost);
  const [keys, data] = [await wholeDumps('keys', names.keys), await wholeDumps('data', names.data)];
  await requireKeysOfAuthors(server, names);
  try {
    await writeAll(server, { keys, data, deletions });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Error(
      `${message}\nThe restore is not finished. Start no process on these databases: begin again with new, empty ones.`,
      { cause: error },
    );
  }
  console.log(
    `Data of ${names.data} and keys of ${names.keys} are restored, and everybody has to sign in again.`,
  );
  console.log(`People to be deleted again at the next start, if they are back: ${deletions.size}`);
  console.log('Start all processes now.');
}

/**
 * @param {Server} server
 * @param {{ keys: File[], data: File[], deletions: Deletions }} all
 */
async function writeAll(server, { keys, data, deletions }) {
  const began = performance.now();
  const loadAll = (/** @type {File[]} */ files) =>
    Promise.all(files.map(({ database, path }) => load(server, database, path)));
  await loadAll(keys);
  // Deletions come before the data, so that nobody's data are ever there without the knowledge that they must go.
  await repeatDeletions(server, deletions);
  await loadAll(data);
  for (const service of SERVICES) await query(server, databaseOf(service), statements('after-restore.sql'));
  await query(server, databaseOf('identity-couple'), statements('end-sessions.sql'));
  console.log(`Restored in ${Math.ceil(performance.now() - began)} ms`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    backup: { type: 'string' },
    keys: { type: 'string' },
    'without-deletions': { type: 'boolean', default: false },
  },
});
try {
  readDotEnv(positionals[0]);
  const data = chooseData(values.backup);
  const names = { data, keys: chooseKeys(data, values.keys) };
  const server = await chooseServer(positionals[0]);
  try {
    await restore(server, names, values['without-deletions']);
  } finally {
    await server.close();
  }
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
