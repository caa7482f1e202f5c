import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '@anew/local-servers/child';

/** What `mkdtemp` makes of the names of servers. The template of clusters has a longer name. */
const PRIVATE_FOLDER = /^anew-(nats|redis|postgres)-\w{6}$/;
/**
 * Longer than a run takes: a test may start a server again that it killed, and a server in a container that shares the
 * folder only looks dead from outside.
 */
const DEAD_FOR_MS = 3_600_000;

/** Removes what runs that were killed have left behind in this folder, as the kernel ends only their servers. */
export async function removeLeftovers(parent: string, now = Date.now()): Promise<void> {
  const names = (await readdir(parent)).filter((name) => PRIVATE_FOLDER.test(name));
  for (const dir of names.map((name) => join(parent, name))) {
    if (!(await isLeftover(dir, now))) continue;
    // A folder of another account stays.
    await rm(dir, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function isLeftover(dir: string, now: number): Promise<boolean> {
  const file = join(dir, 'pid');
  const pid = Number(await readFile(file, 'utf8').catch(() => 0));
  if (pid > 0 && isAlive(pid)) return false;
  const [made, noted] = await Promise.all([changedAt(dir), changedAt(file)]);
  return made > 0 && now - Math.max(made, noted) > DEAD_FOR_MS;
}

/** Copies of a template get its time of modification, also of the process that it names. Their change is their own. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ ctimeMs }) => ctimeMs,
    () => 0,
  );
