import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: string[] }} Result */

/** @type {Result} */
export const FAILURE = { passed: 0, failed: 1, skipped: [] };
/** @type {Result} */
export const NOTHING = { passed: 0, failed: 0, skipped: [] };

/**
 * @param {Result} a
 * @param {Result} b
 * @returns {Result}
 */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: [...a.skipped, ...b.skipped],
});

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function skippedIn({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return [...own.map((spec) => `${title} ${spec.title}`), ...suites.flatMap(skippedIn)];
}

/**
 * @param {{ stats: { expected: number, flaky: number, unexpected: number }, errors: object[], suites: Suite[] }} report
 * @returns {Result}
 */
const ofPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: suites.flatMap(skippedIn),
});

/** @typedef {{ assertionResults: { status: string, fullName: string }[] }} TestFile */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: TestFile[] }} report
 * @returns {Result}
 */
const ofJest = (report) => ({
  passed: report.numPassedTests,
  // A file that does not even load holds no test that could fail.
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => fullName),
});

/**
 * Every project's report of one kind of test. A run from Nx's cache brings its report back.
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
