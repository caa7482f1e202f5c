import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { removeLeftovers } from '../src/leftovers.js';

const HOUR_MS = 3_600_000;
/** Time of a template, which its copies have. */
const LONG_AGO = new Date(Date.now() - HOUR_MS);
const ENDED = spawnSync('true').pid;
const OTHERS = ['anew-diary-private', 'anew-postgres-lives1', 'anew-postgres-template-15-0-journal'];

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'leftovers-'));
  await folder('anew-redis-ended1', ENDED);
  await folder('anew-postgres-ended2', ENDED);
  await folder('anew-nats-unmade');
  await folder('anew-postgres-lives1', process.pid);
  await folder('anew-postgres-template-15-0-journal', ENDED);
  await folder('anew-diary-private', ENDED);
});

afterEach(() => rm(parent, { recursive: true }));

async function folder(name: string, pid?: number): Promise<void> {
  const dir = join(parent, name);
  await mkdir(dir);
  if (pid) {
    await writeFile(join(dir, 'pid'), String(pid));
    await utimes(join(dir, 'pid'), LONG_AGO, LONG_AGO);
  }
  await utimes(dir, LONG_AGO, LONG_AGO);
}

it('folders of servers that ended long ago are removed, and no other', async () => {
  await removeLeftovers(parent, Date.now() + 2 * HOUR_MS);
  expect((await readdir(parent)).sort()).toEqual(OTHERS);
});

it('a server that ended now may be started again, and one may be in the making', async () => {
  await removeLeftovers(parent);
  const left = ['anew-nats-unmade', 'anew-postgres-ended2', 'anew-redis-ended1', ...OTHERS];
  expect((await readdir(parent)).sort()).toEqual(left.sort());
});
