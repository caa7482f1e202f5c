import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '../../libs/local-servers/src/child.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { logFile, shortWarning } from './logs.mjs';
import { say } from './progress.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').ServerExit} Exit */
/** @typedef {{ exited: Promise<Exit>, lastLines: () => string[], stop: () => Promise<void> }} Running */
/**
 * @typedef {object} Supervised
 * @property {string} name
 * @property {() => number} ends number of unexpected ends
 * @property {() => Promise<void>} stop
 */

const LONGEST_PAUSE_MS = 30_000;
const STEADY_AFTER_MS = 60_000;
const SHOWN_LINES = 12;

/**
 * @param {string} name
 * @param {Exit} exit
 * @param {string[]} lines
 */
function report(name, { code, signal }, lines) {
  say(`${name} ended unexpectedly (${signal ?? `code ${code}`})`);
  for (const line of lines.slice(-SHOWN_LINES)) console.log(`            ${line.slice(0, 300)}`);
}

/**
 * Restarts a program whenever it ends by itself, with longer pauses if it keeps ending soon.
 *
 * @param {string} name
 * @param {Running} first
 * @param {() => Promise<Running>} startAgain
 * @returns {Supervised}
 */
export function supervise(name, first, startAgain) {
  const stopping = new AbortController();
  let running = first;
  let ends = 0;

  async function restart(/** @type {number} */ pause) {
    say(`${name} starts again in ${pause / 1000} s`);
    await delay(pause, undefined, { signal: stopping.signal });
    try {
      running = await startAgain();
      if (stopping.signal.aborted) await running.stop();
      return true;
    } catch (error) {
      say(/** @type {Error} */ (error).message);
      return false;
    }
  }

  async function watch() {
    for (let pause = 1_000; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const since = performance.now();
      const exit = await running.exited;
      if (stopping.signal.aborted) return;
      ends++;
      report(name, exit, running.lastLines());
      if (performance.now() - since > STEADY_AFTER_MS) pause = 1_000;
      while (!(await restart(pause))) pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
  const watching = watch().catch((error) => {
    if (!stopping.signal.aborted) throw error;
  });

  return {
    name,
    ends: () => ends,
    async stop() {
      stopping.abort();
      await running.stop();
      await watching;
    },
  };
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Supervised}
 */
export function superviseProgram(name, command, env) {
  const keep = logFile(name);
  const onLine = (/** @type {string} */ line) => {
    keep(line);
    const warning = shortWarning(line);
    if (warning) say(warning);
  };
  const start = () => startChild(command, { cwd: repository, env, onLine });
  return supervise(name, start(), async () => start());
}
