import { execFile } from 'node:child_process';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { say } from './progress.mjs';
import { FAILURE, NOTHING } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Result} Result */
/** @typedef {{ metadata?: { vulnerabilities: { high: number, critical: number } } }} Report */

const TIMEOUT_MS = 60_000;

/**
 * Report of npm about the packages that run in production. npm fails both when it found something and when
 * the registry did not answer, so its output decides.
 *
 * @returns {Promise<Report>}
 */
function audit() {
  return new Promise((resolve) => {
    const command = ['audit', '--json', '--omit=dev'];
    execFile('npm', command, { cwd: repository, timeout: TIMEOUT_MS }, (_error, stdout) => {
      resolve(reportFrom(stdout));
    });
  });
}

/** @param {string} output */
function reportFrom(output) {
  try {
    return /** @type {Report} */ (JSON.parse(output));
  } catch {
    return {};
  }
}

/**
 * Looks for known vulnerabilities in the packages. Some registries cannot report them, which then counts as
 * skipped.
 *
 * @returns {Promise<Result>}
 */
export async function checkDependencies() {
  const { metadata } = await audit();
  if (!metadata) {
    const absence = 'known weaknesses of the packages: the registry does not answer this question';
    return { ...NOTHING, skipped: [absence] };
  }
  const { high, critical } = metadata.vulnerabilities;
  say(`packages with known weaknesses: ${critical} critical, ${high} high`);
  return high + critical > 0 ? FAILURE : { ...NOTHING, passed: 1 };
}
