import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped Names of the tests that did not run.
 * @property {string[]} failures Names of the tests that failed, each with its file.
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

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/**
 * @param {string} outcome
 * @param {Suite} suite
 * @returns {string[]}
 */
function testsWith(outcome, { title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome));
  return [
    ...own.map((spec) => `${title} ${spec.title}`),
    ...suites.flatMap((inner) => testsWith(outcome, inner)),
  ];
}

/**
 * @param {{ stats: { expected: number, flaky: number, unexpected: number }, errors: object[], suites: Suite[] }} report
 * @returns {Result}
 */
const ofPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: suites.flatMap((suite) => testsWith('skipped', suite)),
  failures: suites.flatMap((suite) => testsWith('unexpected', suite)),
});

/** @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} TestFile */

/**
 * @param {TestFile} file
 * @returns {string[]}
 */
function failuresIn({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const doesNotLoad = status === 'failed' && failed.length === 0;
  return doesNotLoad ? [basename(name)] : failed.map(({ fullName }) => `${basename(name)} ${fullName}`);
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
