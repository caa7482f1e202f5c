import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './paths.mjs';

/** @typedef {import('./types.mjs').ProcessName} ProcessName */

const USERS_FILE = join(repository, 'deploy/nats/users.conf');
const OPERATOR = 'operator';

/** @returns {string} the part of a server's configuration that names its users */
export const natsUsers = () => readFileSync(USERS_FILE, 'utf8');

/**
 * Each user's password follows from the operator's, so that nothing more has to be kept.
 *
 * @param {string} operatorPassword
 * @param {string} user
 */
const passwordOf = (operatorPassword, user) =>
  user === OPERATOR
    ? operatorPassword
    : createHmac('sha256', operatorPassword).update(`nats ${user}`).digest('hex').slice(0, 32);

/**
 * What the server's configuration takes from its environment.
 *
 * @param {string} operatorPassword
 * @returns {Record<string, string>}
 */
export function natsPasswords(operatorPassword) {
  const named = natsUsers().matchAll(/user: "([a-z-]+)", password: \$(\w+)/g);
  return Object.fromEntries(
    // In quotes: NATS takes bare digits for a number.
    [...named].map(([, user, variable]) => [variable, `"${passwordOf(operatorPassword, String(user))}"`]),
  );
}

/**
 * The address of a server of ours, as one process signs in there. Another server's address says itself who signs in.
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
