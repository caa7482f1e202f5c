import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** What the scripts are made of, without any package, as on a machine that has Docker and Node alone. */
let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'anew-clone-'));
  for (const part of ['package.json', 'deploy/backup', 'libs/local-servers/src'])
    cpSync(join(repository, part), join(clone, part), {
      recursive: true,
      filter: (path) => !path.includes('/node_modules'),
    });
  mkdirSync(join(clone, 'bin'));
  const docker = `#!/bin/sh\necho "$*" >> '${clone}/calls'\necho 'no such server' >&2\nexit 1\n`;
  writeFileSync(join(clone, 'bin/docker'), docker, { mode: 0o755 });
});

afterEach(() => rmSync(clone, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: clone,
    encoding: 'utf8',
    timeout: 20_000,
    env: { PATH: `${join(clone, 'bin')}:${process.env.PATH}` },
  });

describe('where no package is installed,', () => {
  it('the databases of Compose are asked for', () => {
    expect(run('deploy/backup/backup.mjs', 'compose').stderr).toBe(
      'A statement in anew_identity_couple failed: no such server\n',
    );
    const calls = readFileSync(join(clone, 'calls'), 'utf8');
    expect(calls).toMatch(/^compose exec -T postgres psql --username postgres .*anew_identity_couple\n$/);
  });

  it('a restore looks for what was backed up', () => {
    expect(run('deploy/backup/restore.mjs', 'compose').stderr).toContain('There is no backup at all.');
  });
});
