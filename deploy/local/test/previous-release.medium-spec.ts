import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { previousRelease } from '../previous-release.mjs';

let folder: string;
/** Commits that say the same within a second would be one. */
let commits = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anew-releases-'));
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...command: string[]): string {
  const person = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@anew.example'];
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull };
  return execFileSync('git', [...person, ...command], { cwd: folder, env, stdio: 'pipe' })
    .toString()
    .trim();
}

/** @returns the new commit */
function commit(): string {
  git('commit', '--quiet', '--allow-empty', `--message=Change ${(commits += 1)}`);
  return git('rev-parse', 'HEAD');
}

// A failing command rejects, as it does in the program.
const asked = (...command: string[]) => new Promise<string>((resolve) => resolve(git(...command)));
const previous = (revision?: string) => previousRelease(asked, revision);

describe('the previous release', () => {
  it('is the newest tag before this commit, also where this one is tagged itself', async () => {
    commit();
    git('tag', 'v1.9.0');
    const tenth = commit();
    git('tag', 'v1.10.0');
    git('tag', 'not-a-release');
    commit();
    expect(await previous()).toEqual({ revision: tenth, name: 'v1.10.0' });
    git('tag', 'v1.11.0');
    expect(await previous()).toEqual({ revision: tenth, name: 'v1.10.0' });
  });

  it('is no tag of another branch, and without one where this branch left main', async () => {
    const left = commit();
    git('checkout', '--quiet', '-b', 'other');
    commit();
    git('tag', 'v2.0.0');
    git('checkout', '--quiet', '-b', 'branch', 'main');
    commit();
    commit();
    expect(await previous()).toEqual({ revision: left, name: expect.stringContaining('left main') });
  });

  it('is the commit before on main, without a tag', async () => {
    const before = commit();
    commit();
    expect(await previous()).toEqual({ revision: before, name: expect.stringContaining('commit before') });
  });

  it('is what was asked for, which must be there', async () => {
    const first = commit();
    commit();
    commit();
    expect(await previous('HEAD~2')).toEqual({ revision: first, name: 'HEAD~2' });
    await expect(previous('v9')).rejects.toThrow();
  });

  it('cannot be found in a clone without history, which is said', async () => {
    commit();
    await expect(previous()).rejects.toThrow(/Fetch the history/);
  });
});
