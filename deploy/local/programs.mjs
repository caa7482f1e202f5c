import { join } from 'node:path';
import {
  entryOf,
  hostEnv,
  NODE_OPTIONS,
  processEnv,
  PROCESSES,
} from '../../libs/local-servers/src/environment.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { NODE } from './launch.mjs';
import { superviseProgram } from './supervisor.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').Surroundings} Surroundings */
/** @typedef {import('./supervisor.mjs').Supervised} Supervised */

const HOST = join(repository, 'libs/local-servers/src/host.mjs');

/**
 * Starts one program for all processes, or with `ANEW_PROCESSES=many` one for each. The latter start more
 * slowly but can be killed separately.
 *
 * @param {Surroundings} surroundings
 * @returns {Supervised[]}
 */
export function startPrograms(surroundings) {
  if (process.env.ANEW_PROCESSES !== 'many')
    return [superviseProgram('anew', [NODE, ...NODE_OPTIONS, HOST], hostEnv(surroundings))];
  return PROCESSES.map((name) =>
    superviseProgram(name, [NODE, ...NODE_OPTIONS, entryOf(name, 'alone')], processEnv(name, surroundings)),
  );
}
