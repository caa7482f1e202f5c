import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const repository = new URL('../../../', import.meta.url);

/** The classes by which the processes read their settings, and their files. The content and the journal share one. */
const SCHEMAS = [
  ['gateway/src/config/gateway.config.ts', 'GatewayConfig'],
  ['libs/persistence/src/service-config.ts', 'ServiceConfig'],
  ['services/identity-couple/src/config/identity.config.ts', 'IdentityConfig'],
  ['services/assessment/src/config/assessment.config.ts', 'AssessmentConfig'],
  ['services/assessment/src/config/assessment.config.ts', 'WorkerConfig'],
  ['services/coaching/src/config/coaching.config.ts', 'CoachingConfig'],
] as const;

/** What every process looks at, before it reads its settings, to know whether it may run with public secrets. */
const GUARD = ['PUBLIC_ORIGIN', 'BIND_ADDRESS', 'SET_PASSWORDS'];
/** What is no setting of a process, but of Compose or of a command. */
const OF_TOOLS = ['ANEW_RELEASE', 'BACKUP_DIR', 'COACHING_REPLICAS', 'GRAFANA_PASSWORD', 'GRAFANA_PORT'];

it('every variable that a process reads stands in docs/operations/configuration.md, and no other does', async () => {
  const known = new Set([...GUARD, ...OF_TOOLS]);
  for (const [file, name] of SCHEMAS) {
    const module = (await import(fileURLToPath(new URL(file, repository)))) as Record<
      string,
      new () => object
    >;
    for (const variable of Object.keys(new module[name]!())) known.add(variable);
  }
  const page = readFileSync(new URL('docs/operations/configuration.md', repository), 'utf8');
  const told = [...page.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, names = '']) => names.match(/[A-Z_]+/g));
  expect(told.sort()).toEqual([...known].sort());
});
