// Shows that a release can replace the one before it without a break and in any order:
// npm run side-by-side -- <revision of the previous release, by default the newest tag v*, or what main was before>
// With --previous-users, NATS has the users of the previous release, for a release whose own must come last.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { run } from '../../libs/local-servers/src/child.mjs';
import { toolEnv } from '../../libs/local-servers/src/environment.mjs';
import { localPath, repository } from '../../libs/local-servers/src/paths.mjs';
import { ensureInstalled } from './install.mjs';
import { build } from './launch.mjs';
import { previousRelease } from './previous-release.mjs';
import { say, step } from './progress.mjs';
import { rollOut } from './roll-out.mjs';

/** @typedef {import('./roll-out.mjs').Release} Release */

/** @param {string[]} command */
const git = (...command) => run(['git', ...command], { cwd: repository, env: toolEnv() });

/**
 * Installs and builds another revision in a folder of its own, since each release brings its own packages.
 *
 * @param {string} revision
 * @returns {Promise<string>} the folder
 */
async function checkOut(revision) {
  const folder = localPath(`releases/${revision}`);
  const isBuilt = join(folder, 'built');
  if (existsSync(isBuilt)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await git('archive', `--output=${archive}`, revision);
  await run(['tar', '-xf', archive, '-C', folder]);
  rmSync(archive);
  const env = { ...process.env, NX_DAEMON: 'false' };
  await run(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: folder, env });
  await run(['npm', 'run', '--silent', 'build'], { cwd: folder, env });
  mkdirSync(isBuilt);
  return folder;
}

/**
 * A release as its own test tools start it, because each knows the settings of its own processes.
 *
 * @param {string} name
 * @param {string} folder
 * @returns {Promise<Release>}
 */
async function releaseIn(name, folder) {
  const { Processes } = await import(pathToFileURL(join(folder, 'libs/testkit/dist/processes.js')).href);
  return {
    name,
    start: (names, servers) => Processes.of(names, servers, { MOVE_AUTHOR_KEYS_AFTER_MS: '600000' }),
    journey: join(folder, 'deploy/docker/journey.mjs'),
    usersOfNats: join(folder, 'deploy/nats/users.conf'),
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'previous-users': { type: 'boolean', default: false } },
});

try {
  const { revision, name } = await previousRelease(git, positionals[0]);
  say(`The previous release is ${revision.slice(0, 8)}: ${name}.`);
  await step('Packages', ensureInstalled, (done) => done);
  await step('Build', () => build());
  const folder = await step(`Previous release ${revision.slice(0, 8)}`, () => checkOut(revision));
  const previous = await releaseIn('previous', folder);
  const next = await releaseIn('new', repository);
  await rollOut(previous, next, values['previous-users'] ? previous : next);
  say('Both releases work side by side.');
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
