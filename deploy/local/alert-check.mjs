import { join } from 'node:path';
import { findPromtool } from '../../libs/local-servers/src/binaries.mjs';
import { run } from '../../libs/local-servers/src/child.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { say } from './progress.mjs';
import { NOTHING } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Result} Result */

const folder = join(repository, 'deploy/observability/prometheus');
const CHECKS = [
  ['check', 'config', '--syntax-only', 'prometheus.yml'],
  ['check', 'rules', 'rules.yml'],
  ['test', 'rules', 'rules.test.yml'],
];

/**
 * Lets Prometheus' own program check the configuration, and whether each alert is raised when it must be.
 *
 * @returns {Promise<Result>}
 */
export async function checkAlerts() {
  const promtool = await findPromtool();
  if (!promtool) {
    return { ...NOTHING, skipped: ['alerts: promtool is not installed, and could not be fetched'] };
  }
  for (const check of CHECKS) say((await run([promtool, ...check], { cwd: folder })).trim());
  return { ...NOTHING, passed: CHECKS.length };
}
