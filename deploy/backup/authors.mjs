import { join } from 'node:path';
import { databaseOf, keysDatabaseOf, SERVICES } from '../../libs/local-servers/src/databases.mjs';
import { rowsIn } from './dump.mjs';
import { folderOf, listBackups, readBackup } from './folder.mjs';

/** @typedef {import('./dump.mjs').Row} Row */
/** @typedef {import('./folder.mjs').Part} Part */
/** @typedef {import('./server.mjs').Server} Server */
/** @typedef {(table: string) => Promise<Row[]>} Tables of one dump */

/** How a dump writes that a column is empty. */
const NULL = '\\N';

/**
 * @param {Server} server
 * @param {Part} part
 * @param {string} name
 * @param {string} database
 * @returns {Tables}
 */
export function tablesOf(server, part, name, database) {
  const file = readBackup(part, name).dumps[database]?.file;
  if (file === undefined) throw new Error(`${folderOf(part, name)} has no ${database}.`);
  return (table) => rowsIn(server, join(folderOf(part, name), file), table);
}

/**
 * Counts the authors in a service's data whose texts its keys do not open. Those who are deleted shall have none, and a
 * key that still lies beside the data comes with them.
 *
 * @param {Tables} data
 * @param {Tables} keys
 */
async function countWithoutKey(data, keys) {
  const tables = [data('author_keys'), keys('author_keys'), keys('deletions')];
  const [authors = [], ...known] = await Promise.all(tables);
  const fine = new Set(known.flat().map((row) => row.user_id));
  return authors.filter(({ user_id: id, wrapped = NULL }) => wrapped === NULL && !fine.has(id)).length;
}

/**
 * Keys may belong to another life of the server, such as the empty databases that the first start makes after a loss.
 *
 * @param {Server} server
 * @param {{ data: string, keys: string }} names
 */
export async function requireKeysOfAuthors(server, names) {
  for (const service of SERVICES) {
    const database = databaseOf(service);
    const count = await countWithoutKey(
      tablesOf(server, 'data', names.data, database),
      tablesOf(server, 'keys', names.keys, keysDatabaseOf(service)),
    );
    if (count > 0) throw new Error(complaint(names, database, count));
  }
}

/** @param {{ data: string, keys: string }} names @param {string} database @param {number} count */
const complaint = (names, database, count) =>
  `The keys of ${names.keys} lack authors of ${database} (${count}) whom the data of ${names.data} have: their texts could not be read.
Nothing is written yet. Choose the keys that belong to the data, by --keys <name>. There are: ${listBackups('keys').join(', ')}
Make no backup before that: it deletes old keys.`;
