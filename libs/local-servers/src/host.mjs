import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { entryOf, processEnv, PROCESSES } from './environment.mjs';

/** @typedef {{ close: () => Promise<void> }} App */
/** @typedef {{ start: (env: Record<string, string | undefined>) => Promise<App> }} AppModule */

const { ANEW_SURROUNDINGS, ANEW_HOSTED, ...developer } = process.env;
/** @type {import('./types.mjs').Surroundings} */
const surroundings = JSON.parse(ANEW_SURROUNDINGS ?? '');

/** Those that run here: others of the same surroundings are programs of their own. */
const hosted = PROCESSES.filter((name) => ANEW_HOSTED?.split(',').includes(name));

/** @param {import('./types.mjs').ProcessName} name */
async function startOne(name) {
  /** @type {AppModule} */
  const { start } = await import(pathToFileURL(entryOf(name, 'hosted')).href);
  return start(processEnv(name, surroundings, developer));
}

const starting = Promise.allSettled(hosted.map(startOne));

/** Closes the gateway first, if it runs here, so that the services still answer its open requests. */
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
  console.error(`${hosted[index]} did not start:`, reason?.name === 'ConfigError' ? reason.message : reason);
  process.exitCode = 1;
}
// Tests end this program without notice; what it has compiled must be there for the next one.
flushCompileCache();
if (process.exitCode) void closeAll().finally(() => process.exit());
