import { existsSync, readFileSync } from 'node:fs';

const PARENT_CHECK_MS = 250;
/**
 * Milliseconds in which a second signal is the same request: npm repeats the terminal's Ctrl-C, and the
 * developer's second one comes later.
 */
const SAME_REQUEST_MS = 1_000;

/**
 * @returns {string} ids of this process's parent and, if known, its grandparent: there is a shell between npm
 * and us
 */
function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  const grandparent = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[1] : '';
  return `${process.ppid} ${grandparent}`;
}

/** @param {() => void} ask */
function askWhenNpmIsGone(ask) {
  const before = ancestors();
  const check = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(check);
    ask();
  }, PARENT_CHECK_MS);
  check.unref();
}

/**
 * Calls `stop` on Ctrl-C, on a signal, when the terminal is closed, or when npm is killed, which npm does not
 * pass on. A second Ctrl-C exits at once.
 *
 * @param {() => Promise<void>} stop
 * @param {number} exitCode
 */
export function onStopRequest(stop, exitCode) {
  let askedAt = 0;
  const ask = () => {
    if (askedAt && Date.now() - askedAt < SAME_REQUEST_MS) return;
    if (askedAt) process.exit(1);
    askedAt = Date.now();
    void stop().finally(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  if (process.env.npm_lifecycle_event) askWhenNpmIsGone(ask);
}
