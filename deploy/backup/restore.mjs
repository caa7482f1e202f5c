import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOf, keysDatabaseOf, SERVICES } from '@anew/local-servers/databases';
import { query } from './client.mjs';
import { repeatDeletions } from './deletions.mjs';
import { load, verify } from './dump.mjs';
import { folderOf, listBackups, readBackup, timeOf } from './folder.mjs';
import { chooseServer } from './server.mjs';
import { MOST_DAYS, readDotEnv } from './settings.mjs';

/** @typedef {import('./folder.mjs').Part} Part */
/** @typedef {import('./server.mjs').Server} Server */

/** @param {string} name of a file beside this one, which explains itself */
const statements = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * @param {string | undefined} wanted
 * @returns {{ data: string, keys: string }} names of the two parts to restore
 */
function choose(wanted) {
  const data = wanted ?? listBackups('data').at(-1);
  if (data === undefined || !listBackups('data').includes(data))
    throw new Error(`There is no backup ${data ?? 'at all'}. There are: ${listBackups('data').join(', ')}`);
  if (timeOf(data) < Date.now() - MOST_DAYS * 86_400_000)
    throw new Error(
      `The backup ${data} is older than deletions are remembered: deleted people would be back.`,
    );
  // The newest keys open older data, too, and lack the keys of everyone who has been deleted since.
  const keys = listBackups('keys').at(-1);
  if (keys === undefined || keys < data)
    throw new Error(`The keys of the backup ${data} are missing: without them, nobody's texts can be read.`);
  return { data, keys };
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
 * @param {Server} server
 * @param {Part} part
 * @param {string} name
 */
async function restorePart(server, part, name) {
  const { dumps } = readBackup(part, name);
  const files = Object.entries(dumps).map(([database, expected]) => ({
    database,
    expected,
    path: join(folderOf(part, name), expected.file),
  }));
  for (const { path, expected } of files) await verify(path, expected);
  await Promise.all(files.map(({ database, path }) => load(server, database, path)));
}

/** @param {Server} server @param {{ data: string, keys: string }} names */
async function restore(server, names) {
  const databases = SERVICES.flatMap((service) => [databaseOf(service), keysDatabaseOf(service)]);
  for (const database of databases) await requireEmpty(server, database);
  const began = performance.now();
  await restorePart(server, 'keys', names.keys);
  await restorePart(server, 'data', names.data);
  console.log(`Data of ${names.data} and keys of ${names.keys}: ${Math.ceil(performance.now() - began)} ms`);
  const count = await repeatDeletions(server);
  console.log(`People to be deleted again at the next start, if they are back: ${count}`);
  for (const service of SERVICES) await query(server, databaseOf(service), statements('after-restore.sql'));
  await query(server, databaseOf('identity-couple'), statements('end-sessions.sql'));
  console.log('Restored. Everybody has to sign in again. Start all processes now.');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { backup: { type: 'string' } },
});
try {
  readDotEnv(positionals[0]);
  const names = choose(values.backup);
  const server = await chooseServer(positionals[0]);
  try {
    await restore(server, names);
  } finally {
    await server.close();
  }
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
