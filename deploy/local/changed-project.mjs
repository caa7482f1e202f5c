import { sep } from 'node:path';
import { PROCESSES } from '../../libs/local-servers/src/environment.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').ProcessName} ProcessName */

/** Libraries that no process uses. */
const TOOLS = ['local-servers', 'testkit'];
/** Libraries that only the coaching service uses. */
const OF_COACHING = /^(coach-|curated-)/;

/**
 * Processes that run the code of a project.
 *
 * @param {string} folder
 * @param {string} project
 * @returns {ProcessName[]}
 */
function processesOf(folder, project) {
  if (folder === 'gateway') return ['gateway'];
  if (folder === 'libs') return OF_COACHING.test(project) ? ['coaching'] : [...PROCESSES];
  if (project === 'assessment') return ['assessment', 'compatibility-worker'];
  return PROCESSES.filter((name) => name === project);
}

/**
 * Project to build and processes to restart after a change of a file, or null if no process uses the file.
 *
 * @param {'gateway' | 'services' | 'libs' | string} folder
 * @param {string} file path within that folder
 * @returns {{ project: string, processes: ProcessName[] } | null}
 */
export function changedProject(folder, file) {
  const parts = file.split(sep);
  const project = folder === 'gateway' ? 'gateway' : String(parts.shift());
  const isSource = parts[0] === 'src' && /\.ts$/.test(file) && !/\.(?:medium-)?spec\.ts$/.test(file);
  if (!isSource || TOOLS.includes(project)) return null;
  return { project, processes: processesOf(folder, project) };
}
