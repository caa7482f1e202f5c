import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from '../../libs/local-servers/src/binaries.mjs';
import { ensureDatabases, keysDatabaseOf, SERVICES } from '../../libs/local-servers/src/databases.mjs';
import { dataFolder, repository } from '../../libs/local-servers/src/paths.mjs';
import { superuserPassword } from '../../libs/local-servers/src/postgres-cluster.mjs';
import { postgresAnswers } from '../../libs/local-servers/src/probes.mjs';
import { startPostgres } from '../../libs/local-servers/src/servers.mjs';

/** @typedef {'psql' | 'pg_dump' | 'pg_restore'} ClientProgram */
/** @typedef {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, import('node:stream').Readable, import('node:stream').Readable>} Client */

/**
 * A PostgreSQL server, reached only through its own programs, so that it does not matter whether they run here
 * or in the server's container.
 *
 * @typedef {object} Server
 * @property {string} name for people
 * @property {(program: ClientProgram, args: string[]) => Client} start as a role that may read every database
 * @property {() => Promise<void>} close
 */

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Client}
 */
function startClient([file, ...args], env) {
  return spawn(/** @type {string} */ (file), args, { env, cwd: repository, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** The server of `docker compose`, whose port no one reaches from outside. @returns {Server} */
export function composeServer() {
  const inContainer = ['docker', 'compose', 'exec', '-T', 'postgres'];
  return {
    name: 'the PostgreSQL of Compose',
    start: (program, args) =>
      startClient([...inContainer, program, '--username', 'postgres', ...args], process.env),
    close: async () => {},
  };
}

/**
 * How the connection is encrypted and the server known, as the address asks for it. Left out, libpq would take any server for
 * the right one.
 *
 * @param {URL} url
 */
const tlsOf = ({ searchParams }) =>
  Object.fromEntries(
    ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']
      .filter((name) => searchParams.has(name))
      .map((name) => [`PG${name.toUpperCase()}`, searchParams.get(name) ?? '']),
  );

/**
 * @param {string} address with a role that may read and write every database
 * @param {() => Promise<void>} [close]
 * @returns {Promise<Server>}
 */
export async function serverAt(address, close = async () => {}) {
  const binaries = await findBinaries();
  const url = new URL(address);
  // Any account on the machine can read command lines, so the password is passed in the environment.
  const env = {
    ...process.env,
    ...binaries.env,
    ...tlsOf(url),
    // An IPv6 address has brackets in a URL only.
    PGHOST: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
  };
  return {
    name: `PostgreSQL on ${url.host}`,
    start: (program, args) => startClient([join(binaries.postgresBin, program), ...args], env),
    close,
  };
}

/** @param {string} dir @returns {Promise<string | undefined>} address of the server that `npm start` runs */
async function runningOn(dir) {
  const file = join(dir, 'cluster/postmaster.pid');
  if (!existsSync(file)) return undefined;
  // PostgreSQL writes its port into the fourth line.
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  if (!(await postgresAnswers(port))) return undefined;
  return `postgres://anew:${superuserPassword(dir)}@127.0.0.1:${port}/postgres`;
}

/** The server of `npm start`. It is started for this if it does not run. @returns {Promise<Server>} */
export async function laptopServer() {
  const dir = join(dataFolder, 'postgres');
  const running = await runningOn(dir);
  if (running) return serverAt(running);
  const binaries = await findBinaries();
  const handle = await startPostgres({ dir, binaries });
  await ensureDatabases(handle.url, binaries);
  return serverAt(handle.url, () => handle.stop());
}

/**
 * Two servers as one, of which the second has the databases of the keys.
 *
 * @param {Server} data
 * @param {Server} keys
 * @returns {Server}
 */
function together(data, keys) {
  const ofKeys = new Set(SERVICES.map(keysDatabaseOf));
  return {
    name: `${data.name} and ${keys.name}`,
    start: (program, args) => (args.some((arg) => ofKeys.has(arg)) ? keys : data).start(program, args),
    close: async () => {
      await data.close();
      await keys.close();
    },
  };
}

/**
 * @param {string | undefined} which `compose`; otherwise DATABASE_URL, with KEYS_DATABASE_URL if the keys have a server of
 *   their own, or the laptop's server
 */
export async function chooseServer(which) {
  if (which === 'compose') return composeServer();
  const { DATABASE_URL: data, KEYS_DATABASE_URL: keys } = process.env;
  if (!data) return laptopServer();
  return keys ? together(await serverAt(data), await serverAt(keys)) : serverAt(data);
}
