import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from '../../libs/local-servers/src/binaries.mjs';
import { run, startChild } from '../../libs/local-servers/src/child.mjs';
import { findChromium } from '../../libs/local-servers/src/chromium.mjs';
import { toolEnv } from '../../libs/local-servers/src/environment.mjs';
import { localPath, repository } from '../../libs/local-servers/src/paths.mjs';
import { ensureInstalled } from './install.mjs';
import { say, step } from './progress.mjs';
import { onStopRequest } from './stop-request.mjs';

const folder = localPath('screenshots');
const tell = (/** @type {string} */ sentence) => say(`${sentence} …`);
const build = () => run(['npm', 'run', '--silent', 'build'], { cwd: repository, env: toolEnv() });

/** @type {import('../../libs/local-servers/src/types.mjs').Child | undefined} */
let child;

/** @returns {Promise<number>} the exit code */
async function screenshots() {
  await step('Packages', ensureInstalled, (done) => done);
  await step('Build', build);
  rmSync(folder, { recursive: true, force: true });
  child = startChild(['playwright', 'test', '-c', 'frontend/e2e/screenshots.config.ts'], {
    cwd: repository,
    env: toolEnv({
      ANEW_SERVER_BINARIES: JSON.stringify(await findBinaries(tell)),
      CHROMIUM_PATH: await findChromium(tell),
      ANEW_DATA_DIR: join(folder, 'data'),
    }),
    onLine: (line) => console.log(line),
  });
  const { code } = await child.exited;
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  say(`The pictures are in ${folder}`);
  return code ?? 1;
}

// The exit of this process also stops all other children.
onStopRequest(async () => child?.stop(), 130);
process.exitCode = await screenshots().catch((error) => {
  say(error.message);
  return 1;
});
