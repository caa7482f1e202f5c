import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { repository } from '../../libs/local-servers/src/paths.mjs';

/** Deletions are remembered for this long, so an older backup would bring deleted people back. */
export const MOST_DAYS = 30;

/**
 * Takes the settings of Compose, which promises people the same days on the privacy page. What the environment has set
 * stays, as with Compose itself.
 *
 * @param {string | undefined} which server is backed up or restored
 * @param {string} [folder] of the file
 */
export function readDotEnv(which, folder = repository) {
  const file = join(folder, '.env');
  if (which !== 'compose' || !existsSync(file)) return;
  process.env = { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
}

/** @param {string} name @param {number} otherwise @returns {number} days for which backups are kept */
export function readDays(name, otherwise) {
  const days = Number(process.env[name] || otherwise);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Error(`${name} must be a whole number of days from 1 to ${MOST_DAYS}.`);
  return days;
}
