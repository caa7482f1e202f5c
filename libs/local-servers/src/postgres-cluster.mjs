import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { keptSecret } from './secrets.mjs';

/** @typedef {{ prefix: string[], owner: number | null }} Account */

const NOBODY = 65534;

/** @param {string[]} prefix */
const works = ([command, ...args]) =>
  spawnSync(/** @type {string} */ (command), [...args, 'true']).status === 0;

/**
 * Account under which PostgreSQL runs, because it refuses to run as root. In a user namespace, root has
 * another id and still owns its files. Where namespaces are not allowed (in most containers), the server runs
 * as nobody, with the one capability that lets it reach its own folder inside root's folders.
 *
 * @returns {Account}
 */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return { prefix: [], owner: null };
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (works(namespace)) return { prefix: namespace, owner: 0 };
  const nobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  nobody.push('--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override');
  if (works(nobody)) return { prefix: nobody, owner: NOBODY };
  throw new Error(
    'PostgreSQL does not run as root and this machine lets root neither unshare nor setpriv: use another account.',
  );
}

/**
 * Password of the superuser. The server listens only on the loopback interface, but a superuser may run
 * commands: without a password, every account of a shared machine could run commands as the developer.
 *
 * @param {string} dir
 */
export const superuserPassword = (dir) => keptSecret(join(dir, 'password'));

/**
 * @param {string} dir
 * @param {import('./types.mjs').Binaries} binaries
 * @param {Account} account
 */
async function initialize(dir, binaries, account) {
  superuserPassword(dir);
  const unfinished = join(dir, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  await run(
    [
      join(binaries.postgresBin, 'initdb'),
      ...['-D', unfinished, '-U', 'anew', '--locale=C.UTF-8', '--encoding=UTF8'],
      ...['--auth=scram-sha-256', `--pwfile=${join(dir, 'password')}`, '--no-sync'],
    ],
    { prefix: account.prefix, cwd: dir, env: { ...process.env, ...binaries.env } },
  );
  renameSync(unfinished, join(dir, 'cluster'));
}

/**
 * @param {string} dir
 * @param {number | null} owner
 */
async function giveTo(dir, owner) {
  const cluster = join(dir, 'cluster');
  if (owner !== null && statSync(cluster).uid !== owner)
    await run(['chown', '-R', `${owner}:${owner}`, cluster]);
}

/**
 * @param {import('./types.mjs').PostgresOptions} options
 * @param {Account} account
 */
export async function ensureCluster({ dir, template, binaries }, account) {
  mkdirSync(dir, { recursive: true });
  if (!existsSync(join(dir, 'cluster'))) {
    if (template) await run(['cp', '-a', `${template}/.`, dir]);
    else await initialize(dir, binaries, account);
  }
  await giveTo(dir, account.owner);
}
