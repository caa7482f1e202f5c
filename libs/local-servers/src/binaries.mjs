import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canUnpackPackages, unpackPackages } from './debian-packages.mjs';
import { localPath } from './paths.mjs';

/** Debian package of each server, and the programs that must be in one folder. */
const SERVERS = {
  postgresql: ['postgres', 'initdb', 'psql'],
  'redis-server': ['redis-server'],
  'nats-server': ['nats-server'],
};
/** @typedef {keyof typeof SERVERS} Server */

const servers = /** @type {Server[]} */ (Object.keys(SERVERS));
const packagesFolder = localPath('packages');

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} top '' for the machine itself
 * @returns {string[]} newest PostgreSQL first
 */
function systemFolders(top) {
  const postgres = join(top, '/usr/lib/postgresql');
  const versions = namesIn(postgres).sort((a, b) => Number(b) - Number(a));
  return [
    ...['/usr/local/bin', '/usr/local/sbin', '/usr/bin', '/usr/sbin'].map((folder) => join(top, folder)),
    ...versions.map((version) => join(postgres, version, 'bin')),
  ];
}

/**
 * @param {string} name of a Debian package
 * @param {string[]} programs
 * @returns {string | undefined} the folder that has all of the programs
 */
function findFolderOf(name, programs) {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const folders = [...path, ...systemFolders(''), ...systemFolders(join(packagesFolder, name))];
  return folders.find((folder) => programs.every((program) => isExecutable(join(folder, program))));
}

/** @param {Server} server */
const findFolder = (server) => findFolderOf(server, SERVERS[server]);

/** @returns {Record<string, string>} */
function libraryEnvironment() {
  const folders = servers
    .flatMap((server) => ['usr/lib', 'lib'].map((folder) => join(packagesFolder, server, folder)))
    .flatMap((folder) => namesIn(folder).map((name) => join(folder, name)))
    .filter((folder) => /-linux-gnu[^/]*$/.test(folder));
  if (folders.length === 0) return {};
  return { LD_LIBRARY_PATH: [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
}

/** @param {string[]} missing */
function nothingFound(missing) {
  return new Error(
    `${missing.join(', ')} not found: install PostgreSQL, Redis and NATS server so that they are on the PATH, ` +
      'or use `docker compose up --build`.',
  );
}

/**
 * @param {(sentence: string) => void} [onProgress]
 * @returns {Promise<import('./types.mjs').Binaries>}
 */
export async function findBinaries(onProgress = () => {}) {
  if (process.env.ANEW_SERVER_BINARIES) return JSON.parse(process.env.ANEW_SERVER_BINARIES);
  const missing = servers.filter((server) => !findFolder(server));
  if (missing.length > 0) {
    if (!canUnpackPackages()) throw nothingFound(missing);
    await unpackPackages(missing, packagesFolder, onProgress);
  }
  const [postgresBin, redisBin, natsBin] = servers.map(findFolder);
  if (!postgresBin || !redisBin || !natsBin)
    throw nothingFound(servers.filter((server) => !findFolder(server)));
  return {
    postgresBin,
    redisServer: join(redisBin, 'redis-server'),
    natsServer: join(natsBin, 'nats-server'),
    env: libraryEnvironment(),
  };
}

/**
 * Finds Prometheus' program that checks its rules. Only the tests need it, so that its absence stops nothing.
 *
 * @returns {Promise<string | undefined>} its path, or nothing if it is neither here nor could be fetched
 */
export async function findPromtool() {
  const find = () => findFolderOf('prometheus', ['promtool']);
  if (!find() && canUnpackPackages())
    await unpackPackages(['prometheus'], packagesFolder, () => {}).catch(() => {});
  const folder = find();
  return folder && join(folder, 'promtool');
}
