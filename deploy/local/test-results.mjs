import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failure's message that are shown. The rest is in the output above. */
const SHOWN_LINES = 10;

/** @typedef {{ name: string, message: string }} Failure Name of a test that failed, with its file, and why. */

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped Names of the tests that did not run.
 * @property {Failure[]} failures
 */

/** @type {Result} */
export const FAILURE = { passed: 0, failed: 1, skipped: [], failures: [] };
/** @type {Result} */
export const NOTHING = { passed: 0, failed: 0, skipped: [], failures: [] };

/**
 * @param {Result} a
 * @param {Result} b
 * @returns {Result}
 */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: [...a.skipped, ...b.skipped],
  failures: [...a.failures, ...b.failures],
});

/** @typedef {{ status: string, results: { errors: { message?: string }[] }[] }} PlaywrightTest */
/** @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite */

/**
 * @param {string} outcome
 * @param {Suite} suite
 * @returns {Failure[]} Tests with this outcome.
 */
function testsWith(outcome, { title, specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === outcome)
      .map(({ results }) => ({
        name: `${title} ${spec.title}`,
        message: results.at(-1)?.errors[0]?.message ?? '',
      })),
  );
  return [...own, ...suites.flatMap((inner) => testsWith(outcome, inner))];
}

/**
 * @param {{ stats: { expected: number, flaky: number, unexpected: number }, errors: object[], suites: Suite[] }} report
 * @returns {Result}
 */
const ofPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: suites.flatMap((suite) => testsWith('skipped', suite)).map(({ name }) => name),
  failures: suites.flatMap((suite) => testsWith('unexpected', suite)),
});

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} JestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: JestTest[] }} TestFile */

/**
 * @param {TestFile} file
 * @returns {Failure[]}
 */
function failuresIn({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const doesNotLoad = status === 'failed' && failed.length === 0;
  if (doesNotLoad) return [{ name: basename(name), message }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${basename(name)} ${fullName}`,
    message: failureMessages[0] ?? '',
  }));
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: TestFile[] }} report
 * @returns {Result}
 */
const ofJest = (report) => ({
  passed: report.numPassedTests,
  // A file that cannot be loaded reports no failed test.
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => fullName),
  failures: report.testResults.flatMap(failuresIn),
});

/**
 * The name of a test that failed, and the first lines of its message.
 *
 * @param {Failure} failure
 * @returns {string}
 */
export function described({ name, message }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`failed: ${name}`, ...lines.slice(0, SHOWN_LINES).map((line) => `    ${line}`)].join('\n');
}

/**
 * Sum of all projects' reports of one kind of test. A run from Nx's cache restores its report.
 *
 * @param {string} folder
 * @param {string} kind
 * @returns {Result}
 */
export function readReports(folder, kind) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .filter((file) => basename(file) === `${kind}.json`)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .map((report) => ('stats' in report ? ofPlaywright(report) : ofJest(report)))
    .reduce(add, NOTHING);
}
