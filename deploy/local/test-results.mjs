import { existsSync, readFileSync } from 'node:fs';

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

/**
 * @param {string} file
 * @returns {Result}
 */
export function readJestResult(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {{ status: string, fullName: string }[]} */
  const tests = report.testResults.flatMap(
    (/** @type {{ assertionResults: object[] }} */ each) => each.assertionResults,
  );
  return {
    passed: report.numPassedTests,
    // A file that does not even load holds no test that could fail.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName),
  };
}

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
 * @param {string} file
 * @returns {Result}
 */
export function readPlaywrightResult(file) {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: suites.flatMap(skippedIn),
  };
}

/**
 * A run that failed cannot have gone well, whatever it reports.
 *
 * @param {boolean} succeeded
 * @param {string} file
 * @param {(file: string) => Result} read
 * @returns {Result}
 */
export function resultOf(succeeded, file, read) {
  const result = existsSync(file) ? read(file) : FAILURE;
  return succeeded || result.failed > 0 ? result : add(result, FAILURE);
}
