import { delimiter, join } from 'node:path';
import { keysDatabaseUrl, serviceDatabaseUrl, SERVICES } from './databases.mjs';
import { processNatsUrl } from './nats-users.mjs';
import { localPath, mailFolder, repository } from './paths.mjs';
import { actorKey, dataKeys } from './secrets.mjs';

/** @typedef {import('./types.mjs').ProcessName} ProcessName */
/** @typedef {import('./types.mjs').Surroundings} Surroundings */

/** @type {readonly ProcessName[]} */
export const PROCESSES = ['gateway', ...SERVICES, 'compatibility-worker'];

/** Default settings of every process. Caching compiled code saves a quarter of the CPU time of a start. */
const DEFAULTS = {
  NODE_ENV: 'development',
  OPS_HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  NODE_COMPILE_CACHE: localPath('compile-cache'),
  // No process of another release runs beside these, so old author keys can be moved at once.
  MOVE_AUTHOR_KEYS_AFTER_MS: '0',
};

/** Variables that are passed only to the processes that need them, even if the developer has set them. */
const ASSIGNED = [
  'DATABASE_URL',
  'KEYS_DATABASE_URL',
  'REDIS_URL',
  'NATS_URL',
  'PORT',
  'OPS_PORT',
  'PUBLIC_ORIGIN',
  'CLIENT_DIR',
  'KEY_ENCRYPTION_SECRET',
  'COOKIE_SECRET',
  'DATA_KEYS',
  'ACTOR_KEY',
  'ACTOR_KEYS',
  'OBJECT_SIGNING_SECRET',
  'VAPID_PRIVATE_KEY',
];

/** Folder of each process's project in the repository, unless it is a service of the same name. */
const FOLDERS = { gateway: 'gateway', 'compatibility-worker': 'services/assessment' };

/** @param {ProcessName} name */
const folderOf = (name) => Object(FOLDERS)[name] ?? `services/${name}`;

/**
 * The bundled code of a process.
 *
 * @param {ProcessName} name
 * @param {'alone' | 'hosted'} way as a separate program, or as a module of the host
 */
export function entryOf(name, way) {
  const [program, module] = name === 'compatibility-worker' ? ['worker', 'worker-app'] : ['main', 'app'];
  return join(repository, 'deploy/bundle/dist', folderOf(name), `${way === 'alone' ? program : module}.js`);
}

/**
 * The program of a process as the compiler wrote it, file by file, with source maps for a debugger.
 *
 * @param {ProcessName} name
 */
export function compiledEntryOf(name) {
  const program = name === 'compatibility-worker' ? 'worker' : 'main';
  return join(repository, folderOf(name), 'dist', `${program}.js`);
}

/**
 * @param {ProcessName} name
 * @param {Surroundings} surroundings
 * @returns {Record<string, string>}
 */
function assigned(name, { databaseUrl, redisUrl, natsUrl, port, publicOrigin, secrets }) {
  const origin = { PUBLIC_ORIGIN: publicOrigin ?? `http://localhost:${port}` };
  /** @type {Record<string, string>} */
  const common = { OPS_PORT: '0' };
  // The worker takes its work from the queue in Redis and needs no NATS.
  if (name !== 'compatibility-worker') common.NATS_URL = processNatsUrl(natsUrl, name);
  if (name !== 'compatibility-worker' && name !== 'gateway') common.ACTOR_KEY = actorKey(name, secrets);
  if (name === 'gateway') {
    const client = join(repository, 'frontend/dist');
    const { COOKIE_SECRET } = secrets;
    return {
      ...common,
      ...origin,
      COOKIE_SECRET,
      ACTOR_KEYS: SERVICES.map((each) => `${each}:${actorKey(each, secrets)}`).join(','),
      REDIS_URL: redisUrl,
      PORT: String(port),
      CLIENT_DIR: client,
    };
  }
  const service = name === 'compatibility-worker' ? 'assessment' : name;
  const own = {
    ...common,
    DATABASE_URL: serviceDatabaseUrl(databaseUrl, service),
    KEYS_DATABASE_URL: keysDatabaseUrl(databaseUrl, service),
    DATA_KEYS: dataKeys(service, secrets),
  };
  if (service === 'assessment') return { ...own, REDIS_URL: redisUrl };
  if (service !== 'identity-couple') return own;
  const { KEY_ENCRYPTION_SECRET, OBJECT_SIGNING_SECRET, VAPID_PRIVATE_KEY } = secrets;
  const keys = { KEY_ENCRYPTION_SECRET, OBJECT_SIGNING_SECRET, VAPID_PRIVATE_KEY };
  return { ...own, ...origin, ...keys, REDIS_URL: redisUrl, MAIL_DIR: mailFolder };
}

/**
 * @param {ProcessName} name
 * @param {Surroundings} surroundings
 * @param {NodeJS.ProcessEnv} [developer] other variables, which are passed on
 * @returns {Record<string, string | undefined>}
 */
export function processEnv(name, surroundings, developer = process.env) {
  const passed = Object.fromEntries(Object.entries(developer).filter(([key]) => !ASSIGNED.includes(key)));
  return { ...DEFAULTS, ...passed, ...assigned(name, surroundings) };
}

/**
 * Environment of the host, the program that runs all processes, or those that are named.
 *
 * @param {Surroundings} surroundings
 * @param {NodeJS.ProcessEnv} [developer]
 * @param {readonly ProcessName[]} [hosted]
 * @returns {Record<string, string | undefined>}
 */
export const hostEnv = (surroundings, developer = process.env, hosted = PROCESSES) => ({
  ...DEFAULTS,
  ...developer,
  ANEW_HOSTED: hosted.join(),
  ANEW_SURROUNDINGS: JSON.stringify(surroundings),
});

/**
 * Settings that keep Nx from starting a daemon or a process for each plugin: these are slower here and may
 * outlive the command.
 */
const QUIET_NX = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false' };

/**
 * Environment of tools, in which the pinned Node and the workspace's programs come first.
 *
 * @param {NodeJS.ProcessEnv} [extra]
 */
export function toolEnv(extra = {}) {
  const path = `${join(repository, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return { ...process.env, PATH: path, ...QUIET_NX, ...extra };
}
