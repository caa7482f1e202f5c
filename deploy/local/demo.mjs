import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The demo always uses its own data, in the folder from which the paths below are made.
process.env.ANEW_DATA_DIR ||= join(import.meta.dirname, '../../.local/demo');
const folder = process.env.ANEW_DATA_DIR;
const mark = join(folder, 'demo.json');

/** @returns {string | undefined} the reason why this data must not be changed */
function refusal() {
  const given = ['DATABASE_URL', 'REDIS_URL', 'NATS_URL'].filter((name) => process.env[name]);
  if (given.length > 0)
    return `The demo brings its own servers; unset ${given.join(', ')}, whose data are not a demo's.`;
  if (existsSync(mark) || !existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  return `${folder} holds data that are not a demo's: name another folder in ANEW_DATA_DIR, or delete it.`;
}

const reason = refusal();
if (reason) {
  console.error(reason);
  process.exit(1);
}

// These imports must come after the variable is set, because they read it.
const { launchAnew } = await import('./launch.mjs');
const { startPrograms } = await import('./programs.mjs');
const { ensureDemoCouple } = await import('./demo-couple.mjs');

await launchAnew({
  port: Number(process.env.PORT || 3000),
  start: startPrograms,
  whenReady: (surroundings) => ensureDemoCouple(surroundings, mark),
});
