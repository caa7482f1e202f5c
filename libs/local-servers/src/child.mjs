import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/** @typedef {import('./types.mjs').Child} Child */
/** @typedef {import('./types.mjs').ChildOptions} ChildOptions */
/** @typedef {import('./types.mjs').ServerExit} Exit */

const KEPT_LINES = 40;
const AFTER_EXIT_MS = 200;

/** @type {Map<number, NodeJS.Signals>} */
const living = new Map();
process.on('exit', () => living.forEach((signal, pid) => signalGroup(pid, signal)));

/** @param {number} pid */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Tells by what command a process was started, so that another one that has got its id meanwhile is not taken for it.
 *
 * @param {number} pid
 * @param {string} [folder] where the kernel shows processes; macOS has none
 * @returns {string} nothing if there is no such process
 */
export function commandOf(pid, folder = '/proc') {
  try {
    return readFileSync(`${folder}/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** @type {boolean | undefined} */
let canTie;

/**
 * Command prefix that makes the kernel end the child even when this process is killed with SIGKILL.
 *
 * @param {NodeJS.Signals} signal
 * @returns {string[]}
 */
function tieToThisProcess(signal) {
  canTie ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  return canTie ? ['setpriv', '--pdeathsig', signal.replace('SIG', '')] : [];
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Starts a child as the leader of its own process group. The terminal's Ctrl-C then reaches only this
 * process, which stops its children in order. A signal to the group also reaches the processes that a child
 * started.
 *
 * @param {string[]} command
 * @param {ChildOptions} [options]
 * @returns {Child}
 */
export function startChild(command, options = {}) {
  const { env = process.env, cwd, deathSignal = 'SIGTERM', prefix = [], input, onLine } = options;
  const [file, ...args] = [...prefix, ...tieToThisProcess(deathSignal), ...command];
  const child = spawn(/** @type {string} */ (file), args, {
    env,
    cwd,
    detached: true,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  const pid = child.pid ?? 0;
  /** @type {string[]} */
  const lines = [];
  const keep = (/** @type {string} */ line) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(/** @type {import('node:stream').Readable} */ (stream)).on('line', keep);
  }
  if (pid) living.set(pid, deathSignal);

  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => {
      keep(error.message);
      resolve({ code: null, signal: null });
    });
    child.once('exit', (code, signal) => {
      living.delete(pid);
      // The last output may still be in the pipe. A grandchild that keeps the pipe open must not delay this
      // forever.
      const read = once(child, 'close');
      void Promise.race([read, delay(AFTER_EXIT_MS)]).then(() => resolve({ code, signal }));
    });
  });
  const send = (/** @type {NodeJS.Signals} */ signal) => {
    if (pid) signalGroup(pid, signal);
  };

  return {
    pid,
    exited,
    lastLines: () => [...lines],
    send,
    async stop(graceMs = 10_000) {
      send(deathSignal);
      const late = delay(graceMs, 'late', { ref: false });
      if ((await Promise.race([exited, late])) === 'late') send('SIGKILL');
      await exited;
    },
  };
}

/**
 * Runs a command to its end.
 *
 * @param {string[]} command
 * @param {ChildOptions} [options]
 * @returns {Promise<string>} what it printed
 */
export async function run(command, options = {}) {
  /** @type {string[]} */
  const output = [];
  const child = startChild(command, {
    ...options,
    onLine: (line) => {
      output.push(line);
      options.onLine?.(line);
    },
  });
  const { code } = await child.exited;
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${child.lastLines().join('\n')}`);
  return output.join('\n');
}
