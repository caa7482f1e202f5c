import { mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '../../libs/local-servers/src/paths.mjs';
import { say } from './progress.mjs';

const WARNING = 40;

/** @param {string} name */
export const logPath = (name) => join(logFolder, `${name}.log`);

/**
 * Opens a new log file at every start, so that yesterday's errors do not distract. With a full disk, lines
 * are lost but the caller continues.
 *
 * @param {string} name
 * @returns {(line: string) => void}
 */
export function logFile(name) {
  /** @type {number | undefined} */
  let file;
  let isWhole = true;
  const write = (/** @type {string} */ text) => {
    try {
      file ??= openLog(name);
      writeSync(file, text);
      isWhole = true;
    } catch (error) {
      if (isWhole) say(`The log of ${name} lacks lines: ${/** @type {Error} */ (error).message}`);
      isWhole = false;
    }
  };
  write('');
  return (line) => write(`${line}\n`);
}

/** @param {string} name */
function openLog(name) {
  mkdirSync(logFolder, { recursive: true });
  return openSync(logPath(name), 'w', 0o600);
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
