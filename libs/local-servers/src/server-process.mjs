import { existsSync, mkdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf, startChild } from './child.mjs';
import { freePort } from './probes.mjs';

/**
 * @typedef {object} ServerSpec
 * @property {string} name
 * @property {string} dir
 * @property {number} [port]
 * @property {Record<string, string>} env
 * @property {string[]} [prefix]
 * @property {(line: string) => void} [onLine]
 * @property {NodeJS.Signals} deathSignal
 * @property {(port: number) => string[]} command
 * @property {(port: number) => Promise<boolean>} probe whether the server answers
 * @property {(port: number) => string} url
 */

const READY_WITHIN_MS = 30_000;
const ATTEMPTS = 6;

/**
 * @param {number} pid
 * @param {string} dir
 */
function runsIn(pid, dir) {
  const folder = realpathSync(dir);
  try {
    if (readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) return true;
  } catch {
    // The folder of another account's process is hidden, and macOS shows none, but there is its command line.
  }
  return commandOf(pid).includes(dir);
}

/**
 * Ends a server left over from an earlier run. Two servers on the same files would destroy them, and one
 * whose parent was killed may still be shutting down.
 *
 * @param {ServerSpec} spec
 */
async function endLeftover({ dir, deathSignal }) {
  const file = join(dir, 'pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const giveUp = Date.now() + READY_WITHIN_MS;
  for (let round = 0; pid > 0 && runsIn(pid, dir) && Date.now() < giveUp; round++) {
    if (round === 0) process.kill(pid, deathSignal);
    await delay(50);
  }
}

/**
 * Writes down the server's process id. A full disk does not stop the server: only a later start after a crash
 * would not find it.
 *
 * @param {ServerSpec} spec
 * @param {number} pid
 */
function note({ name, dir, onLine }, pid) {
  try {
    writeFileSync(join(dir, 'pid'), String(pid));
  } catch (error) {
    onLine?.(`${name} runs as ${pid}, which could not be noted: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * @param {ServerSpec} spec
 * @param {number} port
 * @param {number} deadline
 */
async function startOnce(spec, port, deadline) {
  const { name, dir, env, prefix, deathSignal, onLine } = spec;
  const child = startChild(spec.command(port), {
    prefix,
    deathSignal,
    onLine,
    cwd: dir,
    env: { ...process.env, ...env },
  });
  note(spec, child.pid);
  let over = false;
  void child.exited.then(() => (over = true));
  while (!over && Date.now() < deadline) {
    if (await spec.probe(port)) return child;
    await delay(25);
  }
  const problem = over ? 'ended at once' : 'did not become ready';
  await child.stop(0);
  throw new Error(`${name} ${problem}:\n${child.lastLines().join('\n')}`);
}

/**
 * Starts a server, with retries: another process may take the free port first, and the children of a killed
 * PostgreSQL hold its memory for a moment.
 *
 * @param {ServerSpec} spec
 */
async function startUntilReady(spec) {
  mkdirSync(spec.dir, { recursive: true });
  await endLeftover(spec);
  const deadline = Date.now() + READY_WITHIN_MS;
  for (let attempt = 1; ; attempt++) {
    const port = spec.port ?? (await freePort());
    try {
      return { port, child: await startOnce(spec, port, deadline) };
    } catch (error) {
      if (attempt === ATTEMPTS || Date.now() > deadline) throw error;
      await delay(100 * attempt);
    }
  }
}

/**
 * @param {ServerSpec} spec
 * @returns {Promise<import('./types.mjs').ServerHandle>}
 */
export async function startServer(spec) {
  const first = await startUntilReady(spec);
  const { port } = first;
  let { child } = first;
  return {
    name: spec.name,
    port,
    url: spec.url(port),
    get pid() {
      return child.pid;
    },
    get exited() {
      return child.exited;
    },
    lastLines: () => child.lastLines(),
    async start() {
      ({ child } = await startUntilReady({ ...spec, port }));
    },
    stop: () => child.stop(),
    async kill(signal = 'SIGKILL') {
      child.send(signal);
      await child.exited;
    },
  };
}
