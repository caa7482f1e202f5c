import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './paths.mjs';

/** @typedef {import('./types.mjs').ProcessName} ProcessName */

const USERS_FILE = join(repository, 'deploy/nats/users.conf');
const OPERATOR = 'operator';

/** @returns {string} the part of a server's configuration that names its users */
export const natsUsers = (file = USERS_FILE) => readFileSync(file, 'utf8');

/**
 * Password of a NATS user. It is derived from the operator's password, so that it need not be stored.
 *
 * @param {string} operatorPassword
 * @param {string} user
 */
const passwordOf = (operatorPassword, user) =>
  user === OPERATOR
    ? operatorPassword
    : createHmac('sha256', operatorPassword).update(`nats ${user}`).digest('hex').slice(0, 32);

/**
 * Environment variables that the server's configuration reads.
 *
 * @param {string} operatorPassword
 * @param {string} users the part that names them
 * @returns {Record<string, string>}
 */
export function natsPasswords(operatorPassword, users) {
  const named = users.matchAll(/user: "([a-z-]+)", password: \$(\w+)/g);
  return Object.fromEntries(
    // The quotes are needed because NATS would read bare digits as a number.
    [...named].map(([, user, variable]) => [variable, `"${passwordOf(operatorPassword, String(user))}"`]),
  );
}

/**
 * Address with which one process connects to our own server. The address of a foreign server already contains
 * its user.
 *
 * @param {string} baseUrl the operator's
 * @param {ProcessName} name
 */
export function processNatsUrl(baseUrl, name) {
  const url = new URL(baseUrl);
  if (url.username !== OPERATOR) return baseUrl;
  url.username = name;
  url.password = passwordOf(new URL(baseUrl).password, name);
  return url.href;
}
