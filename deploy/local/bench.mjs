import { join } from 'node:path';
import { findBinaries } from '../../libs/local-servers/src/binaries.mjs';
import { run, startChild } from '../../libs/local-servers/src/child.mjs';
import { toolEnv } from '../../libs/local-servers/src/environment.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';
import { ensureInstalled } from './install.mjs';
import { say, step } from './progress.mjs';
import { onStopRequest } from './stop-request.mjs';

/** Projects that a bench may start. */
const BUILT = 'frontend,gateway,identity-couple,content,journal,assessment,coaching,bundle,bench'
  .split(',')
  .map((name) => `@anew/${name}`)
  .join(',');

const build = () => run(['nx', 'run-many', '-t', 'build', '-p', BUILT], { cwd: repository, env: toolEnv() });

/** @type {import('../../libs/local-servers/src/types.mjs').Child | undefined} */
let child;

/** @returns {Promise<number>} the exit code */
async function bench() {
  const [binaries] = await Promise.all([
    findBinaries((sentence) => say(`Servers: ${sentence} …`)),
    step('Packages', ensureInstalled, (done) => done).then(() => step('Build', build)),
  ]);
  const node = join(repository, 'node_modules/.bin/node');
  const main = join(repository, 'deploy/bench/dist/main.js');
  child = startChild([node, main, ...process.argv.slice(2)], {
    cwd: repository,
    env: { ...process.env, ANEW_SERVER_BINARIES: JSON.stringify(binaries) },
    onLine: (line) => console.log(line),
  });
  const { code } = await child.exited;
  return code ?? 1;
}

// The exit of this process also stops all other children.
onStopRequest(async () => child?.stop(), 130);
process.exitCode = await bench().catch((error) => {
  say(error.message);
  return 1;
});
