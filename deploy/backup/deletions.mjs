import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOf, keysDatabaseOf, SERVICES } from '../../libs/local-servers/src/databases.mjs';
import { query } from './client.mjs';
import { backupFolder, makeFolder } from './folder.mjs';

/** @typedef {import('./server.mjs').Server} Server */
/** @typedef {Map<string, string>} Deletions times of deletions, by the ids of the people */

/** No backup of the data is kept for longer, so none can bring back who was deleted before. */
const REMEMBERED_MS = 30 * 86_400_000;
const LINE = /^[0-9a-f-]{36} \d{4}-\d\d-\d\dT[\d:.]+Z$/;

const LIST = `
  SELECT user_id || ' ' || to_char(requested_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  FROM account_deletions WHERE requested_at > now() - interval '30 days';`;

const folder = () => join(backupFolder(), 'deletions');
const file = () => join(folder(), 'deletions.txt');

/** @param {string[]} lines @returns {Deletions} */
function parse(lines) {
  const wrong = lines.find((line) => !LINE.test(line));
  if (wrong !== undefined) throw new Error(`The list of deletions has a line of another form: ${wrong}`);
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.split(' '))));
}

/** Whether anybody has ever recorded deletions here, which each backup does. */
export const isRecorded = () => existsSync(file());

/** @returns {Deletions} */
export function recordedDeletions() {
  if (!isRecorded()) return new Map();
  const all = parse(readFileSync(file(), 'utf8').split('\n').filter(Boolean));
  return new Map([...all].filter(([, time]) => Date.parse(time) > Date.now() - REMEMBERED_MS));
}

/**
 * Adds everyone to the list who was deleted in the last 30 days. What the list has is kept, because the
 * database may have just been restored to a time before these deletions.
 *
 * @param {Server} server
 * @returns {Promise<number>} people on the list
 */
export async function recordDeletions(server) {
  const found = parse(await query(server, databaseOf('identity-couple'), LIST));
  const all = new Map([...found, ...recordedDeletions()]);
  makeFolder(folder());
  const lines = [...all].map(([userId, time]) => `${userId} ${time}\n`);
  // Two may run at once, such as that of every minute and that of the day, and the machine may crash right after this.
  const unfinished = `${file()}.${process.pid}`;
  writeFileSync(unfinished, lines.join(''), { mode: 0o600, flush: true });
  renameSync(unfinished, file());
  return all.size;
}

/**
 * Tells restored databases of everyone on the list. Services erase them before they answer anything.
 *
 * @param {Server} server
 * @param {Deletions} deletions
 */
export async function repeatDeletions(server, deletions) {
  const values = [...deletions].map(([userId, time]) => `('${userId}', '${time}')`);
  if (values.length === 0) return;
  const sql = `INSERT INTO deletions (user_id, deleted_at) VALUES ${values.join()} ON CONFLICT DO NOTHING;`;
  for (const service of SERVICES) await query(server, keysDatabaseOf(service), sql);
}
