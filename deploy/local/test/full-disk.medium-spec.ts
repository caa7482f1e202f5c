import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const SUPERVISOR = fileURLToPath(new URL('../supervisor.mjs', import.meta.url));
/** A device whose writes all fail as on a full disk. */
const FULL = '/dev/full';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anew-full-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Starts a program as `npm start` does. It logs two lines and a warning, notes that it has done so, and is ended once
 * the note is there and what it logged has had time to arrive.
 */
const LAUNCH = `
  const { superviseProgram } = await import(${JSON.stringify(SUPERVISOR)});
  const warning = JSON.stringify({ level: 40, name: 'anew', msg: 'still heard' });
  const words = \`console.log('one'); console.log('two'); console.log(\${JSON.stringify(warning)}); require('node:fs').writeFileSync(process.env.ANEW_DATA_DIR + '/spoken', ''); setInterval(() => {}, 1000)\`;
  const program = superviseProgram('anew', [process.execPath, '-e', words], process.env);
  const { existsSync } = await import('node:fs');
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  while (!existsSync(process.env.ANEW_DATA_DIR + '/spoken')) await pause(25);
  await pause(300);
  await program.stop();
  console.error('ends', program.ends());`;

async function launched(stdout: 'pipe' | number): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', LAUNCH], {
    stdio: ['ignore', stdout, 'pipe'],
    env: { PATH: process.env.PATH, ANEW_DATA_DIR: folder },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

it('a full disk costs lines of a log, and the launcher goes on', async () => {
  await mkdir(join(folder, 'logs'));
  await symlink(FULL, join(folder, 'logs', 'anew.log'));
  const { code, said } = await launched('pipe');
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('ends 0') });
  expect(said).toContain('anew: still heard');
  expect(said.match(/The log of anew lacks lines: ENOSPC/g)).toHaveLength(1);
});

it('so does one that holds what the launcher itself says', async () => {
  const full = await open(FULL, 'w');
  expect(await launched(full.fd)).toMatchObject({ code: 0, said: expect.stringContaining('ends 0') });
  await full.close();
});
