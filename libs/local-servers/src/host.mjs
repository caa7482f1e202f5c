import { setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';
import { entryOf, processEnv, PROCESSES } from './environment.mjs';

/** @typedef {{ close: () => Promise<void> }} App */
/** @typedef {{ start: (env: Record<string, string | undefined>) => Promise<App> }} AppModule */

// Source maps of the libraries would take most of the memory and a third of the start time.
setSourceMapsSupport(true, { nodeModules: false });

const { ANEW_SURROUNDINGS, ...developer } = process.env;
/** @type {import('./types.mjs').Surroundings} */
const surroundings = JSON.parse(ANEW_SURROUNDINGS ?? '');

/** @param {import('./types.mjs').ProcessName} name */
async function startOne(name) {
  /** @type {AppModule} */
  const { start } = await import(pathToFileURL(entryOf(name, 'hosted')).href);
  return start(processEnv(name, surroundings, developer));
}

const starting = Promise.allSettled(PROCESSES.map(startOne));

/** Closes the gateway first, so that the services still answer its open requests. */
async function closeAll() {
  const [gateway, ...others] = (await starting).map((each) =>
    each.status === 'fulfilled' ? each.value : undefined,
  );
  await gateway?.close();
  await Promise.all(others.map((app) => app?.close()));
}

process.once('SIGTERM', () => {
  void closeAll().finally(() => process.exit());
});

for (const [index, outcome] of (await starting).entries()) {
  if (outcome.status === 'fulfilled') continue;
  const { reason } = outcome;
  console.error(
    `${PROCESSES[index]} did not start:`,
    reason?.name === 'ConfigError' ? reason.message : reason,
  );
  process.exitCode = 1;
}
if (process.exitCode) void closeAll().finally(() => process.exit());
