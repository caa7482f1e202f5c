import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { localPath } from './paths.mjs';

/**
 * @param {string} file
 * @param {() => string} make
 * @returns {string} the file's content, made at the first call and the same ever after
 */
function kept(file, make) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

/** @param {string} file */
export const keptSecret = (file) => kept(file, () => randomBytes(24).toString('hex'));

/** @returns {string} 32 random bytes in base64 */
const key = () => randomBytes(32).toString('base64');

/**
 * Kept, because what was encrypted or signed yesterday must be readable today.
 *
 * @param {string} [file]
 * @returns {import('./types.mjs').Secrets}
 */
export function developmentSecrets(file = localPath('secrets.json')) {
  const make = () => ({
    COOKIE_SECRET: key(),
    KEY_ENCRYPTION_SECRET: key(),
    DATA_KEYS: `1:${key()}`,
    OBJECT_SIGNING_SECRET: key(),
  });
  return JSON.parse(kept(file, () => JSON.stringify(make(), null, 2)));
}
