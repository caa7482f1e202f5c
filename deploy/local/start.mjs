import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../../libs/local-servers/src/child.mjs';
import {
  entryOf,
  hostEnv,
  processEnv,
  PROCESSES,
  toolEnv,
} from '../../libs/local-servers/src/environment.mjs';
import { startInfrastructure } from './infrastructure.mjs';
import { ensureInstalled } from './install.mjs';
import { logPath } from './logs.mjs';
import { logFolder, mailFolder, repository } from '../../libs/local-servers/src/paths.mjs';
import { isFree } from '../../libs/local-servers/src/probes.mjs';
import { say, seconds, step } from './progress.mjs';
import { developmentSecrets } from '../../libs/local-servers/src/secrets.mjs';
import { onlyOne } from './single-instance.mjs';
import { onStopRequest } from './stop-request.mjs';
import { supervise, superviseProgram } from './supervisor.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').Surroundings} Surroundings */
/** @typedef {import('./supervisor.mjs').Supervised} Supervised */

const HOST = join(repository, 'libs/local-servers/src/host.mjs');
const READY_WITHIN_MS = 90_000;
const HOPELESS_AFTER_ENDS = 3;

const port = Number(process.env.PORT || 3000);

/** @type {Supervised[]} */
const servers = [];
/** @type {Supervised[]} */
const programs = [];

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

async function build() {
  await run(['nx', 'run-many', '-t', 'build'], { cwd: repository, env: toolEnv() });
}

/** @param {Surroundings} surroundings */
function startPrograms(surroundings) {
  const node = join(repository, 'node_modules/.bin/node');
  if (process.env.ANEW_PROCESSES === 'many') {
    for (const name of PROCESSES) {
      programs.push(superviseProgram(name, [node, entryOf(name, 'alone')], processEnv(name, surroundings)));
    }
    return;
  }
  programs.push(superviseProgram('anew', [node, HOST], hostEnv(surroundings)));
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

async function start() {
  await onlyOne();
  if (!(await isFree(port))) {
    throw new Error(
      `Port ${port} is taken: stop what listens there, or choose another with PORT=3001 npm start.`,
    );
  }
  const [urls] = await Promise.all([
    step('PostgreSQL, Redis and NATS', bringUpServers, () => 'up'),
    step('Packages', ensureInstalled, (done) => done).then(() => step('Build', build)),
  ]);
  startPrograms({ ...urls, port, secrets: developmentSecrets() });
  const address = `http://localhost:${port}`;
  await step(
    'Gateway, services and worker',
    () => waitUntilReady(address),
    () => 'ready',
  );
  if (!process.env.SMTP_URL) say(`Mail is written to ${relative(process.cwd(), mailFolder)}`);
  say(`Logs are in ${relative(process.cwd(), logFolder)}; Ctrl-C stops everything`);
  say(`Anew is ready at ${address}`);
}

onStopRequest(async () => {
  say('Stopping');
  await stopEverything();
  say('Stopped');
}, 0);
try {
  await start();
} catch (error) {
  say(/** @type {Error} */ (error).message);
  await stopEverything();
  process.exit(1);
}
