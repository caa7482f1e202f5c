import { ensureInstalled } from './install.mjs';
import { say, seconds, step } from './progress.mjs';
import { onStopRequest } from './stop-request.mjs';
import { add, FAILURE, NOTHING } from './test-results.mjs';
import { STEPS } from './test-steps.mjs';

/** @typedef {import('./test-results.mjs').Result} Result */
/** @typedef {[name: string, work: () => Promise<Result>]} Step */

const NEED_A_BUILD = ['budgets', 'medium', 'e2e', 'lighthouse'];

/** @param {string[]} asked */
function stepsFor(asked) {
  const unknown = asked.find((name) => !(name in STEPS));
  if (unknown)
    throw new Error(`There is no step "${unknown}": choose from ${Object.keys(STEPS).join(', ')}.`);
  const wanted = asked.length > 0 ? asked : Object.keys(STEPS);
  const needsBuild = NEED_A_BUILD.some((name) => wanted.includes(name));
  return Object.entries(STEPS)
    .filter(([name]) => wanted.includes(name) || (name === 'build' && needsBuild))
    .map(([name, work]) => /** @type {Step} */ ([name, () => work(asked.includes(name))]));
}

/** @param {Result} result */
function describe({ passed, failed, skipped }) {
  const words = [failed > 0 ? 'FAILED' : 'ok'];
  if (passed + failed > 0) words.push(`${passed} passed`, `${failed} failed`);
  if (skipped.length > 0) words.push(`${skipped.length} skipped`);
  return words.join(', ');
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
  say(`${name}: ${describe(result)} (${seconds(performance.now() - begin)})`);
  for (const test of result.skipped) console.log(`            skipped: ${test}`);
  return result;
}

/** @param {Step[]} steps */
async function inOrder(steps) {
  let total = NOTHING;
  for (const [name, work] of steps) total = add(total, await attempt(name, work));
  return total;
}

async function runAll() {
  const chosen = stepsFor(process.argv.slice(2));
  await step('Packages', ensureInstalled, (done) => done);
  // Lint keeps one core busy and needs nothing of the others.
  /** @param {Step} step */
  const isBeside = ([name]) => name === 'lint' || name === 'audit';
  const [beside, others] = await Promise.all([
    inOrder(chosen.filter(isBeside)),
    inOrder(chosen.filter((chosenStep) => !isBeside(chosenStep))),
  ]);
  return add(beside, others);
}

// Children are told to stop when this process exits.
onStopRequest(async () => {}, 130);
const total = await runAll().catch((error) => {
  say(error.message);
  return FAILURE;
});
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
