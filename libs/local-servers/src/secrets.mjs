import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { localPath } from './paths.mjs';

/**
 * @param {string} file
 * @param {() => string} make
 * @returns {string} the file's content, made at the first call and never changed
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
 * Secrets for development. They are stored in a file, because data that was encrypted or signed yesterday
 * must be readable today. The file of an earlier release is extended by secrets that are new.
 *
 * @param {string} [file]
 * @returns {import('./types.mjs').Secrets}
 */
export function developmentSecrets(file = localPath('secrets.json')) {
  const before = JSON.parse(kept(file, () => '{}'));
  const secrets = {
    COOKIE_SECRET: key(),
    KEY_ENCRYPTION_SECRET: key(),
    OBJECT_SIGNING_SECRET: key(),
    SERVICES_SECRET: key(),
    VAPID_PRIVATE_KEY: key(),
    ...before,
  };
  if (Object.keys(before).length < Object.keys(secrets).length)
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/**
 * @param {string} purpose
 * @param {import('./types.mjs').Secrets} secrets
 * @returns {string} 32 bytes in base64, derived from the services' secret so that they need not be stored
 */
const derived = (purpose, { SERVICES_SECRET }) =>
  createHmac('sha256', SERVICES_SECRET).update(purpose).digest('base64');

/**
 * Key by which one service recognizes requests from the gateway.
 *
 * @param {import('./types.mjs').ServiceName} service
 * @param {import('./types.mjs').Secrets} secrets
 */
export const actorKey = (service, secrets) => derived(`actor ${service}`, secrets);

/**
 * Master keys of one service: its own, and the one that all services shared before each had its own.
 *
 * @param {import('./types.mjs').ServiceName} service
 * @param {import('./types.mjs').Secrets} secrets
 */
export function dataKeys(service, secrets) {
  const own = `2:${derived(`data ${service}`, secrets)}`;
  return secrets.DATA_KEYS === undefined ? own : `${own},${secrets.DATA_KEYS}`;
}
