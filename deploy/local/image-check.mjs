import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../libs/local-servers/src/child.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { NOTHING } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Result} Result */

const BASE_IMAGE = /^ARG NODE_IMAGE=(.+)$/m;

/** @param {string[]} command */
const succeeds = (command) =>
  run(command).then(
    () => true,
    () => false,
  );

/** @param {string} image */
const canHave = async (image) =>
  (await succeeds(['docker', 'image', 'inspect', image])) || succeeds(['docker', 'pull', '--quiet', image]);

/** @param {string} why */
const couldNot = (why) => ({ ...NOTHING, skipped: [`building the images: ${why}`] });

/**
 * Builds the images wherever an engine is there, and says when it could not.
 *
 * @returns {Promise<Result>}
 */
export async function checkImages() {
  if (!(await succeeds(['docker', 'info']))) return couldNot('no Docker engine answers');
  const [, base = ''] =
    BASE_IMAGE.exec(readFileSync(join(repository, 'deploy/docker/Dockerfile'), 'utf8')) ?? [];
  if (!(await canHave(base))) return couldNot(`${base} is not here, and could not be fetched`);
  await run(['docker', 'compose', 'build'], { cwd: repository, onLine: (line) => console.log(line) });
  return { ...NOTHING, passed: 1 };
}
