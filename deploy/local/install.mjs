import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../../libs/local-servers/src/child.mjs';
import { repository } from '../../libs/local-servers/src/paths.mjs';

const lockfile = join(repository, 'package-lock.json');
const modules = join(repository, 'node_modules');
const mark = join(modules, '.anew-install');
/** File that npm writes at the end of every installation. */
const npmMark = join(modules, '.package-lock.json');

const lockfileHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

function isInstalled() {
  if (!existsSync(npmMark)) return false;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockfileHash()) return true;
  return statSync(npmMark).mtimeMs >= statSync(lockfile).mtimeMs;
}

/** Environment without the workspace's own Node, because the installation is about to replace it. */
function npmEnv() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return { ...process.env, PATH: folders.filter((folder) => !folder.startsWith(modules)).join(delimiter) };
}

/** @returns {Promise<string>} what was done */
export async function ensureInstalled() {
  if (isInstalled()) return 'up to date';
  await run(['npm', 'ci'], { cwd: repository, env: npmEnv() });
  writeFileSync(mark, lockfileHash());
  return 'installed';
}
