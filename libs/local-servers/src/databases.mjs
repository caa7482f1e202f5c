import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { run } from './child.mjs';

/** @typedef {import('./types.mjs').ServiceName} ServiceName */

/** @type {readonly ServiceName[]} */
export const SERVICES = ['identity-couple', 'content', 'journal', 'assessment', 'coaching'];

/** @param {ServiceName} service */
export const databaseOf = (service) => `anew_${service.replaceAll('-', '_')}`;

/**
 * Password of a role. It is derived from the superuser's password, so that it need not be stored.
 *
 * @param {string} baseUrl
 * @param {string} role
 */
const passwordOf = (baseUrl, role) =>
  createHmac('sha256', new URL(baseUrl).password || 'anew')
    .update(role)
    .digest('hex')
    .slice(0, 32);

/** @param {ServiceName} service */
export const keysDatabaseOf = (service) => `${databaseOf(service)}_keys`;

/**
 * @param {string} baseUrl
 * @param {string} database
 */
function ownUrl(baseUrl, database) {
  const url = new URL(baseUrl);
  url.username = database;
  url.password = passwordOf(baseUrl, database);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * @param {string} baseUrl
 * @param {ServiceName} service
 */
export const serviceDatabaseUrl = (baseUrl, service) => ownUrl(baseUrl, databaseOf(service));

/**
 * @param {string} baseUrl
 * @param {ServiceName} service
 */
export const keysDatabaseUrl = (baseUrl, service) => ownUrl(baseUrl, keysDatabaseOf(service));

/**
 * @param {string} baseUrl
 * @param {string} name of the database and of the role that alone may use it
 */
function statements(baseUrl, name) {
  const password = passwordOf(baseUrl, name);
  return `
SELECT 'CREATE ROLE ${name} LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${name}') \\gexec
ALTER ROLE ${name} PASSWORD '${password}';
SELECT 'CREATE DATABASE ${name} OWNER ${name}' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = '${name}') \\gexec
REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC;
`;
}

/**
 * @param {string} baseUrl
 * @param {import('./types.mjs').Binaries} binaries
 */
export async function ensureDatabases(baseUrl, binaries) {
  const url = new URL(baseUrl);
  // Any account on the machine can read command lines, so the password is passed in the environment.
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  await run([join(binaries.postgresBin, 'psql'), '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-', url.href], {
    env: { ...process.env, ...binaries.env, PGPASSWORD },
    input: SERVICES.flatMap((service) => [databaseOf(service), keysDatabaseOf(service)])
      .map((name) => statements(baseUrl, name))
      .join(''),
  });
}
