import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { toolEnv } from './environment.mjs';
import { repository } from './paths.mjs';

/**
 * The headless shell comes first: a whole browser also draws its own windows, which costs about a second of
 * processor time for each page that a test opens.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];

/**
 * Whether the program runs. Ubuntu's `chromium-browser` without snap is a script that only prints how to
 * install it.
 *
 * @param {string} file
 */
const runs = (file) => spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;

function onMachine() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

async function fromDistribution() {
  if (process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', '-qq', 'update'], { env }).catch(() => undefined);
  for (const name of PACKAGES) {
    const installed = await run(['apt-get', '-qq', '-y', '--no-install-recommends', 'install', name], {
      env,
    }).then(
      () => true,
      () => false,
    );
    if (installed) return onMachine();
  }
  return undefined;
}

function playwrightsOwn() {
  const require = createRequire(join(repository, 'frontend/e2e/package.json'));
  const { chromium } = require('@playwright/test');
  const file = chromium.executablePath();
  return runs(file) ? file : undefined;
}

async function downloadPlaywrights() {
  try {
    await run(['playwright', 'install', 'chromium'], { cwd: repository, env: toolEnv() });
  } catch {
    return undefined;
  }
  return playwrightsOwn();
}

/**
 * @param {(sentence: string) => void} [onProgress]
 * @returns {Promise<string>}
 */
export async function findChromium(onProgress = () => {}) {
  const present = process.env.CHROMIUM_PATH || onMachine() || playwrightsOwn();
  if (present) return present;
  onProgress('installing Chromium');
  const found = (await fromDistribution()) ?? (await downloadPlaywrights());
  if (found) return found;
  throw new Error(
    'The end-to-end tests need a Chromium and none could be had: install one, or name it in CHROMIUM_PATH.',
  );
}
