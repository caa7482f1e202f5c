import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../libs/local-servers/src/binaries.mjs';
import { isAlive, run, startChild } from '../../libs/local-servers/src/child.mjs';
import { findChromium } from '../../libs/local-servers/src/chromium.mjs';
import { toolEnv } from '../../libs/local-servers/src/environment.mjs';
import { localPath, repository } from '../../libs/local-servers/src/paths.mjs';
import { say } from './progress.mjs';
import { checkDependencies } from './dependency-check.mjs';
import { FAILURE, NOTHING, readJestResult, readPlaywrightResult, resultOf } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Result} Result */

const folder = localPath('test');
/** @param {NodeJS.ProcessEnv} [extra] */
function testEnv(extra = {}) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return toolEnv({
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning',
    ...colour,
    ...extra,
  });
}

/**
 * Shows what it prints, and leaves nothing behind that it started.
 *
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
async function shown(command, env = toolEnv()) {
  const child = startChild(command, { cwd: repository, env, onLine: (line) => console.log(line) });
  const { code } = await child.exited;
  child.send('SIGKILL');
  return code === 0;
}

/**
 * A folder for one run's data; those of runs that were killed go.
 *
 * @param {string} name
 */
function dataOf(name) {
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder)) {
    const [, owner] = /-(\d+)$/.exec(other) ?? [];
    if (owner && !isAlive(Number(owner))) rmSync(join(folder, other), { recursive: true, force: true });
  }
  return join(folder, `${name}-${process.pid}`);
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** @param {string} script */
const npmScript = async (script) => ((await shown(['npm', 'run', '--silent', script])) ? NOTHING : FAILURE);

const budgets = async () =>
  (await shown(['npm', 'run', '--silent', 'budgets', '--workspace=@anew/frontend'])) ? NOTHING : FAILURE;

/** @param {string} kind */
async function projectsOf(kind) {
  const output = await run(['jest', '--showConfig'], { cwd: repository, env: testEnv() });
  /** @type {{ displayName?: { name: string } }[]} */
  const configs = JSON.parse(output).configs;
  return configs
    .map(({ displayName }) => displayName?.name ?? '')
    .filter((name) => name.endsWith(`:${kind}`));
}

/**
 * @param {string} kind
 * @param {number} workers
 * @param {NodeJS.ProcessEnv} [env]
 */
async function jest(kind, workers, env) {
  const report = freshReport(kind);
  const projects = await projectsOf(kind);
  const command = ['jest', `--maxWorkers=${workers}`, '--selectProjects', ...projects];
  command.push('--json', `--outputFile=${report}`);
  return resultOf(await shown(command, testEnv(env)), report, readJestResult);
}

const binariesEnv = async () => ({
  ANEW_SERVER_BINARIES: JSON.stringify(await findBinaries((sentence) => say(`${sentence} …`))),
});

/** One of them starts up to a dozen processes, which mostly wait. */
const medium = async () =>
  jest('medium', Math.max(2, Math.floor(availableParallelism() / 2)), await binariesEnv());

/**
 * @param {string} name
 * @param {string} config in `frontend/e2e`
 * @param {NodeJS.ProcessEnv} [extra]
 */
async function inBrowser(name, config, extra = {}) {
  const data = dataOf(name);
  const report = freshReport(name);
  const env = toolEnv({
    ...(await binariesEnv()),
    CHROMIUM_PATH: await findChromium((sentence) => say(`${sentence} …`)),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ANEW_DATA_DIR: data,
    ...extra,
  });
  const command = ['playwright', 'test', '-c', `frontend/e2e/${config}.config.ts`, '--reporter=line,json'];
  try {
    return resultOf(await shown(command, env), report, readPlaywrightResult);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * In the order they run; whether each was asked for by name.
 *
 * @type {Record<string, (isAsked: boolean) => Promise<Result>>}
 */
export const STEPS = {
  lint: () => npmScript('lint'),
  audit: checkDependencies,
  types: () => npmScript('typecheck'),
  build: () => npmScript('build'),
  budgets,
  unit: () => jest('unit', Math.max(2, availableParallelism() - 1)),
  medium,
  e2e: () => inBrowser('e2e', 'playwright'),
  lighthouse: (isAsked) => inBrowser('lighthouse', 'lighthouse', isAsked ? {} : { LIGHTHOUSE_BRIEF: 'yes' }),
};
