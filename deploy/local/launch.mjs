import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../../libs/local-servers/src/child.mjs';
import { toolEnv } from '../../libs/local-servers/src/environment.mjs';
import { logFolder, mailFolder, repository } from '../../libs/local-servers/src/paths.mjs';
import { isFree } from '../../libs/local-servers/src/probes.mjs';
import { developmentSecrets } from '../../libs/local-servers/src/secrets.mjs';
import { startInfrastructure } from './infrastructure.mjs';
import { ensureInstalled } from './install.mjs';
import { logPath } from './logs.mjs';
import { say, seconds, step } from './progress.mjs';
import { onlyOne } from './single-instance.mjs';
import { onStopRequest } from './stop-request.mjs';
import { supervise } from './supervisor.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').Surroundings} Surroundings */
/** @typedef {import('./supervisor.mjs').Supervised} Supervised */

/**
 * @typedef {object} Launch
 * @property {number} port port of the gateway
 * @property {string} [publicOrigin] address at which people reach it, if it differs
 * @property {(surroundings: Surroundings) => Supervised[]} start starts the programs; the returned list may change later
 * @property {(surroundings: Surroundings) => Promise<void>} [whenReady] runs before the address is printed
 */

const READY_WITHIN_MS = 90_000;
const HOPELESS_AFTER_ENDS = 3;

/** The workspace's pinned Node. */
export const NODE = join(repository, 'node_modules/.bin/node');

/** @param {string[]} [projects] to build without their dependencies; all by default */
export async function build(projects = []) {
  const chosen = projects.length > 0 ? ['-p', projects.join(), '--exclude-task-dependencies'] : [];
  await run(['nx', 'run-many', '-t', 'build', ...chosen], { cwd: repository, env: toolEnv() });
}

/** @type {Supervised[]} */
const servers = [];
/** @type {Supervised[]} */
let programs = [];

/** @param {Supervised[]} group */
const stopGroup = (group) => Promise.all(group.map((each) => each.stop()));

async function stopEverything() {
  await stopGroup(programs);
  await stopGroup(servers);
}

async function bringUpServers() {
  const { handles, ...urls } = await startInfrastructure();
  for (const handle of handles) {
    servers.push(
      supervise(handle.name, handle, async () => {
        await handle.start();
        return handle;
      }),
    );
  }
  return urls;
}

/** @param {string} address */
async function isReady(address) {
  try {
    const response = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(2_000) });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** @param {string} address */
async function waitUntilReady(address) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(address))) {
    const hopeless = programs.find((each) => each.ends() >= HOPELESS_AFTER_ENDS);
    if (hopeless) throw new Error(`${hopeless.name} does not start; its log is ${logPath(hopeless.name)}.`);
    if (Date.now() > deadline)
      throw new Error(`Not ready within ${seconds(READY_WITHIN_MS)}; see ${logFolder}.`);
    await delay(50);
  }
}

/** @param {Launch} launch */
async function bringUp({ port, publicOrigin, start, whenReady }) {
  await onlyOne();
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is taken: stop what listens there, or choose another with PORT=3001.`);
  }
  const [urls] = await Promise.all([
    step('PostgreSQL, Redis and NATS', bringUpServers, () => 'up'),
    step('Packages', ensureInstalled, (done) => done).then(() => step('Build', () => build())),
  ]);
  const surroundings = { ...urls, port, publicOrigin, secrets: developmentSecrets() };
  programs = start(surroundings);
  const address = `http://localhost:${port}`;
  await step(
    'Gateway, services and worker',
    () => waitUntilReady(address),
    () => 'ready',
  );
  await whenReady?.(surroundings);
  if (!process.env.SMTP_URL) say(`Mail is written to ${relative(process.cwd(), mailFolder)}`);
  say(`Logs are in ${relative(process.cwd(), logFolder)}; Ctrl-C stops everything`);
  say(`Anew is ready at ${publicOrigin ?? address}`);
}

/**
 * Starts everything, prints its address, and stops it on request.
 *
 * @param {Launch} launch
 */
export async function launchAnew(launch) {
  onStopRequest(async () => {
    say('Stopping');
    await stopEverything();
    say('Stopped');
  }, 0);
  try {
    await bringUp(launch);
  } catch (error) {
    say(/** @type {Error} */ (error).message);
    await stopEverything();
    process.exit(1);
  }
}
