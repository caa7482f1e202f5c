import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findBinaries } from '../src/binaries.mjs';
import { startNats } from '../src/servers.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anew-full-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('a server that cannot note which process it is runs all the same', async () => {
  // Writing to this link fails like a full disk, and it cannot be read either.
  await symlink(join(folder, 'nowhere', 'pid'), join(folder, 'pid'));
  const lines: string[] = [];
  const onLine = (line: string) => lines.push(line);
  const nats = await startNats({ dir: folder, binaries: await findBinaries(), onLine });
  await nats.stop();
  expect(lines.filter((line) => line.includes('could not be noted'))).toHaveLength(1);
});
