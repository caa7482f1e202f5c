import { isAscii } from 'node:buffer';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const BUNDLE = join(REPOSITORY, 'deploy/bundle');
const PACKAGES = join(REPOSITORY, 'node_modules');
/** Programs of an image. The other files of the bundle are modules that these start. */
const PROGRAM = /(^|\/)(main|worker)\.js$/;

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packages that no bundle contains, with what they need on this platform. */
function unbundled(folder: string, found = new Set<string>()): Set<string> {
  const { dependencies, optionalDependencies } = manifestIn(folder);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (!found.has(name) && existsSync(join(PACKAGES, name)))
      unbundled(join(PACKAGES, name), found.add(name));
  return found;
}

const programs = readdirSync(join(BUNDLE, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  PROGRAM.test(file),
);

let folder: string;

/** Runs Node there without any settings, which ends by itself. @returns all that it said */
async function said(...args: readonly string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, env: {} });
  const { stdout, stderr } = await run.catch((error: unknown) => error as { stdout: string; stderr: string });
  return stdout + stderr;
}

// What an image copies, in a folder above which there are no other packages.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anew-bundle-'));
  const copied = [...unbundled(BUNDLE)].map((name) => join('node_modules', name));
  for (const path of copied)
    await cp(join(REPOSITORY, path), join(folder, path), { recursive: true, dereference: true });
  for (const path of ['package.json', 'dist'])
    await cp(join(BUNDLE, path), join(folder, path), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('has a program for each process', () => {
  expect(new Set(programs.map((file) => dirname(file)))).toHaveProperty('size', 6);
  expect(programs).toHaveLength(7);
});

// Node needs twice the memory for a text with any other character.
it('is written in ASCII', () => {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => file.endsWith('.js'));
  const bytes = code.map((file) => readFileSync(join(folder, 'dist', file)));
  expect(code.filter((_, index) => !isAscii(bytes[index]!))).toEqual([]);
});

it.each(programs)('%s finds all of its code, and then misses its settings', async (program) => {
  expect(await said(join('dist', program))).toMatch(/^The configuration cannot be used: .+_URL must be/);
});

it('loads the packages that no bundle contains', async () => {
  const names = Object.keys(manifestIn(BUNDLE).dependencies ?? {});
  const loading = names.map((name) => `await import('${name}');`).join('');
  expect(await said('--input-type=module', '--eval', `${loading} console.log('loaded')`)).toBe('loaded\n');
});
