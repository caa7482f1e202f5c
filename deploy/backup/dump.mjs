import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ended, query } from './client.mjs';

/** @typedef {import('./server.mjs').Client} Client */
/** @typedef {import('./server.mjs').Server} Server */
/** @typedef {{ file: string, bytes: number, sha256: string }} Dump */
/** @typedef {Record<string, string>} Row values by columns, written as PostgreSQL's COPY writes them */

/** @param {string} path @returns {Promise<Dump>} */
async function describe(path) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { file: basename(path), bytes, sha256: hash.digest('hex') };
}

/**
 * @param {Server} server
 * @param {string} database
 * @param {string} path
 * @param {string} [snapshot] what to see; by default, what is there now
 * @returns {Promise<Dump>}
 */
export async function dump(server, database, path, snapshot) {
  const seen = snapshot === undefined ? [] : [`--snapshot=${snapshot}`];
  const client = server.start('pg_dump', ['--format=custom', ...seen, '--dbname', database]);
  client.stdin.end();
  await Promise.all([
    pipeline(client.stdout, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })),
    ended(client, `The dump of ${database}`),
  ]);
  return describe(path);
}

/**
 * @param {string} path
 * @param {Dump} expected
 */
export async function verify(path, expected) {
  const { sha256 } = await describe(path);
  if (sha256 !== expected.sha256) throw new Error(`${path} is not what was backed up.`);
}

/**
 * Sends a dump to a program, which says itself why it ended before it had read everything.
 *
 * @param {string} path
 * @param {Client} client
 */
const send = (path, client) => pipeline(createReadStream(path), client.stdin).catch(() => {});

/**
 * Reads one table of a dump, without any database.
 *
 * @param {Server} server whose programs read it
 * @param {string} path
 * @param {string} table
 * @returns {Promise<Row[]>}
 */
export async function rowsIn(server, path, table) {
  const client = server.start('pg_restore', ['--data-only', `--table=${table}`, '--file=-']);
  const script = text(client.stdout);
  const sent = send(path, client);
  await ended(client, `Reading ${table} of ${path}`);
  await sent;
  return copiedRows((await script).split('\n'));
}

/** @param {string[]} lines of a script that copies one table, or nothing @returns {Row[]} */
function copiedRows(lines) {
  const first = lines.findIndex((line) => line.startsWith('COPY '));
  if (first === -1) return [];
  const columns = /\((.*)\)/.exec(lines[first] ?? '')?.[1]?.split(', ') ?? [];
  return lines.slice(first + 1, lines.indexOf('\\.', first)).map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}

/**
 * Restores a database that is empty, as a whole or not at all.
 *
 * @param {Server} server
 * @param {string} database whose owner has the same name
 * @param {string} path
 */
export async function load(server, database, path) {
  const client = server.start('pg_restore', [
    ...['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'],
    ...[`--role=${database}`, '--dbname', database],
  ]);
  client.stdout.pipe(new PassThrough()).resume();
  const sent = send(path, client);
  await ended(client, `Restoring ${database}`);
  await sent;
  // Without statistics, the first requests would be planned badly.
  await query(server, database, 'ANALYZE;');
}
