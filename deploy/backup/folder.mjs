import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { localPath } from '../../libs/local-servers/src/paths.mjs';

/** @typedef {import('./dump.mjs').Dump} Dump */
/** @typedef {'data' | 'keys'} Part */
/** @typedef {{ name: string, part: Part, dumps: Record<string, Dump> }} Backup */

const DAY_MS = 86_400_000;
const UNFINISHED = '.unfinished';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Folder of all backups. Its parts may be places of their own, and those of the keys should. */
export const backupFolder = () =>
  process.env.BACKUP_DIR ? resolve(process.env.BACKUP_DIR) : localPath('backup');

/** @param {string} path */
export function makeFolder(path) {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  return path;
}

/** @param {Date} time @returns {string} name of a backup, in the order of time */
export const nameAt = (time) => time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

/** @param {string} name @returns {number} milliseconds since 1970 */
export const timeOf = (name) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/**
 * Writes one part of a backup. It has its name only once it is complete.
 *
 * @param {Part} part
 * @param {string} name
 * @param {(folder: string) => Promise<Record<string, Dump>>} write
 * @returns {Promise<Backup>}
 */
export async function writePart(part, name, write) {
  const parent = makeFolder(join(backupFolder(), part));
  const unfinished = makeFolder(join(parent, name + UNFINISHED));
  try {
    const backup = { name, part, dumps: await write(unfinished) };
    const json = JSON.stringify(backup, null, 2);
    // A crash of the machine must leave no backup that has its name and not its content.
    writeFileSync(join(unfinished, 'backup.json'), json, { mode: 0o600, flush: true });
    renameSync(unfinished, join(parent, name));
    return backup;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Lists only folders with a name of ours. One that somebody has renamed no longer says how old it is, and its deleted people
 * may be forgotten.
 *
 * @param {Part} part
 * @returns {string[]} names of the complete backups, oldest first
 */
export function listBackups(part) {
  const parent = join(backupFolder(), part);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => NAME.test(name) && existsSync(join(parent, name, 'backup.json')))
    .sort();
}

/** @param {Part} part @param {string} name */
export const folderOf = (part, name) => join(backupFolder(), part, name);

/** @param {Part} part @param {string} name @returns {Backup} */
export function readBackup(part, name) {
  const backup = JSON.parse(readFileSync(join(folderOf(part, name), 'backup.json'), 'utf8'));
  if (backup.part !== part || backup.name !== name)
    throw new Error(
      `${folderOf(part, name)} has ${backup.part} of ${backup.name}: give it its own name again.`,
    );
  return backup;
}

/**
 * Deletes what the privacy page promises not to keep, also what was left unfinished.
 *
 * @param {Part} part
 * @param {number} days
 * @returns {string[]} names of those that were deleted
 */
export function removeOlder(part, days) {
  const parent = join(backupFolder(), part);
  const old = readdirSync(parent).filter(
    (name) => timeOf(name.replace(UNFINISHED, '')) < Date.now() - days * DAY_MS,
  );
  for (const name of old) rmSync(join(parent, name), { recursive: true, force: true });
  return old;
}
