import { watch } from 'node:fs';
import { join } from 'node:path';
import {
  compiledEntryOf,
  processEnv,
  PROCESSES,
  toolEnv,
} from '../../libs/local-servers/src/environment.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { changedProject } from './changed-project.mjs';
import { build, launchAnew, NODE } from './launch.mjs';
import { say, seconds } from './progress.mjs';
import { superviseProgram } from './supervisor.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').ProcessName} ProcessName */
/** @typedef {import('../../libs/local-servers/src/types.mjs').Surroundings} Surroundings */

const clientPort = Number(process.env.PORT || 3000);
/** Port of the gateway. Nobody opens it in a browser, because the client's server forwards calls to it. */
const gatewayPort = Number(process.env.GATEWAY_PORT || clientPort + 1);
/** Port of the gateway's debugger. Those of the other processes follow it, in the order of PROCESSES. */
const INSPECT_PORT = Number(process.env.INSPECT_PORT || 9230);
/** Milliseconds to wait after a change, because editors write a file in several steps. */
const SETTLED_MS = 60;

/** @type {import('./supervisor.mjs').Supervised[]} */
const programs = [];

/**
 * @param {ProcessName} name
 * @param {Surroundings} surroundings
 */
function startProcess(name, surroundings) {
  const inspect = `--inspect=127.0.0.1:${INSPECT_PORT + PROCESSES.indexOf(name)}`;
  return superviseProgram(name, [NODE, inspect, compiledEntryOf(name)], processEnv(name, surroundings));
}

/** @param {Surroundings} surroundings */
function startClient(surroundings) {
  const vite = join(repository, 'frontend/node_modules/vite/bin/vite.js');
  const command = [NODE, vite, 'frontend', '--config', 'frontend/vite.config.ts'];
  const env = toolEnv({ ANEW_GATEWAY: `http://localhost:${surroundings.port}` });
  return superviseProgram('client', [...command, '--port', String(clientPort), '--strictPort'], env);
}

/**
 * @param {ProcessName[]} names
 * @param {Surroundings} surroundings
 */
async function restart(names, surroundings) {
  const running = programs.filter(({ name }) => names.includes(/** @type {ProcessName} */ (name)));
  await Promise.all(running.map((program) => program.stop()));
  for (const program of running) {
    const name = /** @type {ProcessName} */ (program.name);
    programs.splice(programs.indexOf(program), 1, startProcess(name, surroundings));
  }
}

/** @param {Surroundings} surroundings */
function rebuildOnChange(surroundings) {
  /** @type {Map<string, ProcessName[]>} */
  const changed = new Map();
  let working = Promise.resolve();

  async function rebuild() {
    const begin = performance.now();
    const projects = [...changed.keys()];
    const names = [...new Set([...changed.values()].flat())];
    changed.clear();
    if (projects.length === 0) return;
    try {
      await build(projects.map((project) => `@anew/${project}`));
      await restart(names, surroundings);
      say(
        `${projects.join(', ')} rebuilt, ${names.join(', ')} started again (${seconds(performance.now() - begin)})`,
      );
    } catch (error) {
      say(/** @type {Error} */ (error).message);
    }
  }

  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of ['gateway', 'services', 'libs']) {
    watch(join(repository, folder), { recursive: true }, (_event, file) => {
      const found = changedProject(folder, String(file));
      if (!found) return;
      changed.set(found.project, found.processes);
      clearTimeout(timer);
      timer = setTimeout(() => void (working = working.then(rebuild)), SETTLED_MS);
    });
  }
}

await launchAnew({
  port: gatewayPort,
  publicOrigin: `http://localhost:${clientPort}`,
  start(surroundings) {
    programs.push(...PROCESSES.map((name) => startProcess(name, surroundings)), startClient(surroundings));
    return programs;
  },
  async whenReady(surroundings) {
    rebuildOnChange(surroundings);
    PROCESSES.forEach((name, index) => say(`Debugger of ${name}: 127.0.0.1:${INSPECT_PORT + index}`));
  },
});
