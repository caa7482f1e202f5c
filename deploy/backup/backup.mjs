import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOf, keysDatabaseOf, SERVICES } from '../../libs/local-servers/src/databases.mjs';
import { tablesOf } from './authors.mjs';
import { query } from './client.mjs';
import { recordDeletions } from './deletions.mjs';
import { dump } from './dump.mjs';
import { backupFolder, listBackups, nameAt, removeOlder, writePart } from './folder.mjs';
import { atOneMoment } from './moment.mjs';
import { chooseServer } from './server.mjs';
import { readDays, readDotEnv } from './settings.mjs';

/** @typedef {import('./dump.mjs').Dump} Dump */
/** @typedef {import('./server.mjs').Server} Server */

/**
 * @param {readonly string[]} databases
 * @param {(database: string) => Promise<Dump>} work
 * @returns {Promise<Record<string, Dump>>}
 */
async function eachOf(databases, work) {
  const dumps = await Promise.all(databases.map(work));
  return Object.fromEntries(
    databases.map((database, index) => [database, /** @type {Dump} */ (dumps[index])]),
  );
}

/** @param {Server} server @param {string} name */
const backUpData = (server, name) =>
  writePart('data', name, (folder) =>
    atOneMoment(server, SERVICES.map(databaseOf), ({ snapshots, heldMs }) => {
      console.log(`All databases seen at one moment, for which events waited ${Math.ceil(heldMs)} ms`);
      return eachOf([...snapshots.keys()], (database) =>
        dump(server, database, join(folder, `${database}.dump`), snapshots.get(database)),
      );
    }),
  );

/** @param {Server} server @param {string} name */
const backUpKeys = (server, name) =>
  writePart('keys', name, (folder) =>
    eachOf(SERVICES.map(keysDatabaseOf), (database) =>
      dump(server, database, join(folder, `${database}.dump`)),
    ),
  );

/**
 * Volumes that are lost come back empty at the next start, and backups of those would in time replace all others.
 *
 * @param {Server} server
 */
async function requirePeople(server) {
  const database = databaseOf('identity-couple');
  const before = listBackups('data').at(-1);
  const people = await query(server, database, 'SELECT 1 FROM users LIMIT 1;');
  if (before === undefined || people.length > 0) return;
  const former = await tablesOf(server, 'data', before, database)('users');
  if (former.length === 0) return;
  throw new Error(
    `${database} of ${server.name} has nobody in it, and the backup ${before} has people (${former.length}). Nothing was backed up, and no backup was deleted.
If the data are lost, restore them into new, empty databases. If nobody is right, move the folders data and keys of ${backupFolder()} away first.`,
  );
}

/** @param {Server} server @param {{ data: number, keys: number }} days for which the two parts are kept */
async function backUpAll(server, days) {
  await requirePeople(server);
  const name = nameAt(new Date());
  const began = performance.now();
  const data = await backUpData(server, name);
  // The keys come second: a text that is in the data then has its key.
  const keys = await backUpKeys(server, name);
  const bytes = [data, keys]
    .flatMap(({ dumps }) => Object.values(dumps))
    .reduce((sum, each) => sum + each.bytes, 0);
  console.log(
    `Backup ${name} of ${bytes} bytes is in ${backupFolder()} (${Math.ceil(performance.now() - began)} ms)`,
  );
  const removed = [...removeOlder('data', days.data), ...removeOlder('keys', days.keys)];
  if (removed.length > 0) console.log(`Too old and deleted: ${removed.join(', ')}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'deletions-only': { type: 'boolean', default: false } },
});
try {
  readDotEnv(positionals[0]);
  const days = { data: readDays('BACKUP_DAYS', 30), keys: readDays('KEY_BACKUP_DAYS', 7) };
  const server = await chooseServer(positionals[0]);
  try {
    if (!values['deletions-only']) await backUpAll(server, days);
    console.log(`Deleted people who are remembered for 30 days: ${await recordDeletions(server)}`);
  } finally {
    await server.close();
  }
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
