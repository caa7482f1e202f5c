import { join } from 'node:path';
import { entryOf, hostEnv, processEnv, PROCESSES } from '../../libs/local-servers/src/environment.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { NODE } from './launch.mjs';
import { superviseProgram } from './supervisor.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').Surroundings} Surroundings */
/** @typedef {import('./supervisor.mjs').Supervised} Supervised */

const HOST = join(repository, 'libs/local-servers/src/host.mjs');

/**
 * One program that runs all processes, or one for each, which starts slower and can be killed one by one.
 *
 * @param {Surroundings} surroundings
 * @returns {Supervised[]}
 */
export function startPrograms(surroundings) {
  if (process.env.ANEW_PROCESSES !== 'many')
    return [superviseProgram('anew', [NODE, HOST], hostEnv(surroundings))];
  return PROCESSES.map((name) =>
    superviseProgram(name, [NODE, entryOf(name, 'alone')], processEnv(name, surroundings)),
  );
}
