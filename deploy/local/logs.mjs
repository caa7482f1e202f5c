import { mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from './paths.mjs';

const WARNING = 40;

/** @param {string} name */
export const logPath = (name) => join(logFolder, `${name}.log`);

/**
 * A new file at every start: what was wrong yesterday is not in the way today.
 *
 * @param {string} name
 * @returns {(line: string) => void}
 */
export function logFile(name) {
  mkdirSync(logFolder, { recursive: true });
  const file = openSync(logPath(name), 'w', 0o600);
  return (line) => writeSync(file, `${line}\n`);
}

/**
 * @param {string} line of a process that logs JSON
 * @returns {string | undefined} the short form of a warning or an error
 */
export function shortWarning(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, name, msg, err } = JSON.parse(line);
    if (!(level >= WARNING)) return undefined;
    const cause = err?.message && err.message !== msg ? ` (${err.message})` : '';
    return `${name}: ${msg ?? ''}${cause}`.slice(0, 300);
  } catch {
    return undefined;
  }
}
