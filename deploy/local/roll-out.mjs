import { run } from '../../libs/local-servers/src/child.mjs';
import { PROCESSES, toolEnv } from '../../libs/local-servers/src/environment.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { NODE } from './launch.mjs';
import { step } from './progress.mjs';

/** @typedef {import('@anew/testkit/processes').Processes} Processes */
/** @typedef {import('@anew/testkit/servers').PrivateServer} PrivateServer */
/** @typedef {Record<'postgres' | 'redis' | 'nats', PrivateServer>} Servers */
/** @typedef {import('../../libs/local-servers/src/types.mjs').ProcessName} ProcessName */

/**
 * @typedef {object} Release
 * @property {string} name
 * @property {(names: readonly ProcessName[], servers: Servers) => Promise<Processes>} start
 * @property {string} journey file of the release's journey over HTTP
 * @property {string} usersOfNats file of the release with NATS's users
 */

/** Everything behind the gateway. */
const BACKENDS = PROCESSES.filter((name) => name !== 'gateway');

/**
 * @param {string} usersFile
 * @returns {Promise<Servers>}
 */
async function startServers(usersFile) {
  const { privateNats, privatePostgres, privateRedis } = await import('@anew/testkit/servers');
  const [postgres, redis, nats] = await Promise.all([
    privatePostgres(),
    privateRedis(),
    privateNats({ usersFile }),
  ]);
  return { postgres, redis, nats };
}

/**
 * Replaces one release by the next, process by process on the same data, once with the services first and
 * once with the gateway first. People who use the app meanwhile must notice nothing: after each step, a journey is
 * made through a gateway, with the file of the gateway's own release, which knows its pages. NATS has the users of
 * `withUsersOf` all the time.
 *
 * @param {Release} previous
 * @param {Release} next
 * @param {Release} withUsersOf
 */
export async function rollOut(previous, next, withUsersOf) {
  const servers = await startServers(withUsersOf.usersOfNats);
  /** @type {Set<Processes>} */
  const running = new Set();
  const start = async (/** @type {Release} */ release, /** @type {readonly ProcessName[]} */ names) => {
    const processes = await release.start(names, servers);
    running.add(processes);
    return processes;
  };
  const stop = async (/** @type {Processes} */ processes) => {
    running.delete(processes);
    await processes.stop();
  };
  const travel = (/** @type {string} */ situation, /** @type {Processes} */ gateway) => {
    const { journey } = gateway === newGateway ? next : previous;
    return step(situation, () => run([NODE, journey, gateway.origin], { cwd: repository, env: toolEnv() }));
  };
  /** @type {Processes | undefined} */
  let newGateway;

  try {
    const oldServices = await start(previous, BACKENDS);
    const oldGateway = await start(previous, ['gateway']);
    await travel('The previous release alone', oldGateway);
    const newServices = await start(next, BACKENDS);
    await travel('Services of both releases, the previous gateway', oldGateway);
    newGateway = await start(next, ['gateway']);
    await travel('Services of both releases, the new gateway', newGateway);
    await stop(oldServices);
    await travel('The new services, the previous gateway', oldGateway);
    await travel('The new release alone', newGateway);
    const servicesAgain = await start(previous, BACKENDS);
    await stop(newServices);
    await travel('The previous services on the new schema, the new gateway', newGateway);
    await stop(newGateway);
    await travel('The previous release alone on the new schema', oldGateway);
    await stop(servicesAgain);
  } finally {
    await Promise.all([...running].map((processes) => processes.stop()));
    await Promise.all(Object.values(servers).map((server) => server.discard()));
  }
}
