import { join } from 'node:path';
import { findPromtool } from '../../libs/local-servers/src/binaries.mjs';
import { run } from '../../libs/local-servers/src/child.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { say } from './progress.mjs';
import { NOTHING } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Result} Result */

const OF_THE_PRODUCT = 'deploy/observability/prometheus';
const OF_KUBERNETES = 'deploy/kubernetes/prometheus';
/** Folders and what is checked there. The scrape configuration of Kubernetes is left out, because some builds know no clusters. */
const CHECKS = [
  [OF_THE_PRODUCT, 'check', 'config', '--syntax-only', 'prometheus.yml'],
  ...[OF_THE_PRODUCT, OF_KUBERNETES].flatMap((folder) => [
    [folder, 'check', 'rules', 'rules.yml'],
    [folder, 'test', 'rules', 'rules.test.yml'],
  ]),
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
  for (const [folder = '', ...check] of CHECKS)
    say((await run([promtool, ...check], { cwd: join(repository, folder) })).trim());
  return { ...NOTHING, passed: CHECKS.length };
}
