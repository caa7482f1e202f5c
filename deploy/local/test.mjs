import { rmSync } from 'node:fs';
import { findBinaries } from '../../libs/local-servers/src/binaries.mjs';
import { startChild } from '../../libs/local-servers/src/child.mjs';
import { toolEnv } from '../../libs/local-servers/src/environment.mjs';
import { localPath, repository } from '../../libs/local-servers/src/paths.mjs';
import { checkAlerts } from './alert-check.mjs';
import { checkDependencies } from './dependency-check.mjs';
import { checkImages } from './image-check.mjs';
import { ensureInstalled } from './install.mjs';
import { say, seconds, step } from './progress.mjs';
import { onStopRequest } from './stop-request.mjs';
import { add, described, FAILURE, NOTHING, readReports } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Result} Result */
/**
 * @typedef {object} Stage
 * @property {string[]} targets
 * @property {number} [parallel] Projects that run at the same time, one unless told.
 * @property {string[][]} [lanes] Projects that run one after another, each list beside the others and beside all projects
 *   in none. Nx knows no durations in a fresh clone, so it would begin the longest last and leave a core idle.
 */

const reports = localPath('test');

/**
 * Build, unit tests and whatever looks at the source, in one run of Nx: it begins each as soon as what it needs is built,
 * so that no core is idle in the minute in which a single project computes.
 *
 * @type {Stage}
 */
const SOURCE = {
  targets: ['build', 'unit', 'size', 'lint-api', 'lint-whole', 'typecheck'],
  parallel: 3,
};
/**
 * Stages in the order in which they run after that. Medium tests wait for much of their time, so that four keep two cores
 * busy: identity-couple runs two by itself. The three lanes take about as long as each other. Lighthouse runs by itself:
 * what stands on the screen comes late where journeys take the processor.
 *
 * @type {Stage[]}
 */
const STAGES = [
  {
    targets: ['medium'],
    lanes: [
      ['@anew/gateway', '@anew/persistence', '@anew/backup'],
      ['@anew/identity-couple', '@anew/messaging', '@anew/content', '@anew/journal'],
    ],
  },
  { targets: ['e2e'] },
  { targets: ['lighthouse'] },
];
/** Targets that are asked for by another name. One lint of all files takes half of what one for each project takes. */
const NAMES = { 'lint-whole': 'lint', 'lint-api': 'lint' };
/** Targets whose tests start PostgreSQL, Redis and NATS. */
const WITH_SERVERS = ['medium', 'e2e', 'lighthouse', 'lighthouse-all'];
/** Names of reports that differ from the target's name. */
const REPORTS = { e2e: 'journeys' };
/** Lighthouse for every screen. It needs an otherwise idle machine, so it runs only on request. */
const ASKED_ONLY = { targets: ['lighthouse-all'] };
const CHECKS = {
  audit: checkDependencies,
  alerts: checkAlerts,
  'spec-lines': () => ranWell(['npm', 'run', '-s', 'spec-lines']),
  unused: () => ranWell(['npm', 'run', '-s', 'unused']),
};
/** Checks that take minutes where an engine is there, so they run only on request. The CI workflow asks for them. */
const CHECKS_ASKED_ONLY = { images: checkImages };
/** Kinds of test for which nothing has to be built. */
const UNBUILT = ['typecheck', ...Object.keys({ ...CHECKS, ...CHECKS_ASKED_ONLY })];

/** @param {string} target */
const nameOf = (target) => Object(NAMES)[target] ?? target;

/** @param {string[]} asked */
function chosenOf(asked) {
  const all = [SOURCE, ...STAGES, ASKED_ONLY];
  const known = [
    ...Object.keys({ ...CHECKS, ...CHECKS_ASKED_ONLY }),
    ...all.flatMap(({ targets }) => targets.map(nameOf)),
  ];
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown)
    throw new Error(`There is no kind of test "${unknown}": choose from ${[...new Set(known)].join(', ')}.`);
  const needsBuild = asked.some((name) => !UNBUILT.includes(name));
  const isWanted = (/** @type {string} */ name) =>
    asked.length === 0 || asked.includes(name) || (name === 'build' && needsBuild);
  const wanted = (/** @type {Stage[]} */ stages) =>
    stages
      .map(({ targets, ...stage }) => ({
        ...stage,
        targets: targets.filter((each) => isWanted(nameOf(each))),
      }))
      .filter(({ targets }) => targets.length > 0);
  const checks = [
    ...Object.entries(CHECKS).filter(([name]) => isWanted(name)),
    ...Object.entries(CHECKS_ASKED_ONLY).filter(([name]) => asked.includes(name)),
  ];
  return {
    checks,
    source: wanted([SOURCE]),
    last: wanted([...STAGES, ...(asked.includes('lighthouse-all') ? [ASKED_ONLY] : [])]),
  };
}

/**
 * Runs a command, shows its output, and ends everything that it started.
 *
 * @param {string[]} command
 * @returns {Promise<Result>}
 */
async function ranWell(command) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = startChild(command, {
    cwd: repository,
    env: toolEnv(color),
    onLine: (line) => console.log(line),
  });
  const { code } = await child.exited;
  child.send('SIGKILL');
  return code === 0 ? NOTHING : FAILURE;
}

/**
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
async function run({ targets, parallel = 1, lanes = [] }) {
  const command = ['nx', 'run-many', '--targets', targets.join(), '--output-style=static'];
  // All is built by then. Nx would copy it from its cache again, over what other tests are running.
  if (!targets.includes('build')) command.push('--excludeTaskDependencies');
  const runs = [
    ...lanes.map((projects) => [`--projects=${projects.join()}`, '--parallel=1']),
    [`--exclude=${lanes.flat().join()}`, `--parallel=${parallel}`],
  ];
  const outcomes = await Promise.all(runs.map((options) => ranWell([...command, ...options])));
  const outcome = outcomes.reduce(add, NOTHING);
  const tests = targets
    .map((target) => readReports(reports, Object(REPORTS)[target] ?? target))
    .reduce(add, NOTHING);
  // A failed lint has no tests to count.
  return tests.failed > 0 ? tests : add(tests, outcome);
}

/**
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function attempt(name, work) {
  const begin = performance.now();
  say(`${name} …`);
  const result = await work().catch((error) => {
    say(error.message);
    return FAILURE;
  });
  const { passed, failed, skipped, failures } = result;
  const verdict = failed > 0 ? 'FAILED' : 'ok';
  const took = seconds(performance.now() - begin);
  say(`${name}: ${verdict}, ${passed} passed, ${failed} failed, ${skipped.length} skipped (${took})`);
  for (const test of skipped) console.log(`            skipped: ${test}`);
  for (const { name: test } of failures) console.log(`            failed: ${test}`);
  return result;
}

/** @typedef {[name: string, work: () => Promise<Result>]} Work */

/**
 * @param {Stage} stage
 * @returns {Work}
 */
const workOf = (stage) => [stage.targets.map(nameOf).join(', '), () => run(stage)];

/** @param {Work[]} works what is done one after another */
async function inTurn(works) {
  let total = NOTHING;
  for (const [name, work] of works) total = add(total, await attempt(name, work));
  return total;
}

async function runAll() {
  const { checks, source, last } = chosenOf(process.argv.slice(2));
  const targets = last.flatMap((stage) => stage.targets);
  const needsServers = targets.some((target) => WITH_SERVERS.includes(target));
  // Projects that run side by side would otherwise fetch the same servers at the same time.
  await Promise.all([
    step('Packages', ensureInstalled, (done) => done),
    needsServers && step('Servers', findBinaries, () => 'found'),
  ]);
  rmSync(reports, { recursive: true, force: true });
  const beside = await Promise.all([inTurn(checks), inTurn(source.map(workOf))]);
  return add(beside.reduce(add), await inTurn(last.map(workOf)));
}

// The exit of this process also stops the children.
onStopRequest(async () => {}, 130);
const total = await runAll().catch((error) => {
  say(error.message);
  return FAILURE;
});
// Failed tests are repeated at the end, because their output is thousands of lines above.
for (const failure of total.failures) console.log(described(failure));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
