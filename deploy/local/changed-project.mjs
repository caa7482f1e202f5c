import { sep } from 'node:path';
import { PROCESSES } from '../../libs/local-servers/src/environment.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').ProcessName} ProcessName */

/** Libraries that no process is made of. */
const TOOLS = ['local-servers', 'service-testkit', 'testkit'];
/** Libraries of one service alone. */
const OF_COACHING = /^(coach-|curated-)/;

/**
 * Whose processes run what is made of a project.
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
 * What to build and start again when a file has changed; null when nothing runs it.
 *
 * @param {'gateway' | 'services' | 'libs' | string} folder
 * @param {string} file from that folder on
 * @returns {{ project: string, processes: ProcessName[] } | null}
 */
export function changedProject(folder, file) {
  const parts = file.split(sep);
  const project = folder === 'gateway' ? 'gateway' : String(parts.shift());
  const isSource = parts[0] === 'src' && /\.ts$/.test(file) && !/\.(?:medium-)?spec\.ts$/.test(file);
  if (!isSource || TOOLS.includes(project)) return null;
  return { project, processes: processesOf(folder, project) };
}
