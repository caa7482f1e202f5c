import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

/**
 * What nx knows of the workspace, as it answers on the command line. It answers into a file, because it may exit before
 * a pipe has taken all of a long answer.
 */
async function nx<T>(...command: string[]): Promise<T> {
  const env = { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NODE_OPTIONS: '' };
  const folder = await mkdtemp(join(tmpdir(), 'anew-nx-'));
  const path = join(folder, 'answer.json');
  const answer = await open(path, 'w');
  try {
    await once(spawn('nx', [...command, '--json'], { env, stdio: ['ignore', answer.fd, 'inherit'] }), 'exit');
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } finally {
    await answer.close();
    await rm(folder, { recursive: true });
  }
}

/** The files after whose change a project's medium tests run again instead of coming from the cache. */
async function inputsOf(project: string): Promise<Set<string>> {
  const { files } = await nx<{ files: string[] }>('show', 'target', 'inputs', `@anew/${project}:medium`);
  return new Set(files);
}

const WHOLE = ['backup', 'coaching', 'gateway', 'identity-couple', 'local'];
const ALONE = ['assessment', 'content', 'journal', 'messaging', 'persistence'];

let inputs: Map<string, Set<string>>;

beforeAll(async () => {
  const all = [...WHOLE, ...ALONE].map(async (name) => [name, await inputsOf(name)] as const);
  inputs = new Map(await Promise.all(all));
}, 120_000);

const againAfter = (file: string) =>
  [...inputs]
    .filter(([, files]) => files.has(file))
    .map(([name]) => name)
    .sort();

describe('medium tests run again', () => {
  it('after a change of a service: its own, and those that start the whole product', () => {
    expect(againAfter('services/journal/src/app.ts')).toEqual([...WHOLE, 'journal'].sort());
    expect(againAfter('services/content/src/app.ts')).toEqual([...WHOLE, 'content'].sort());
  });

  it('after a change of a spec: its service’s alone', () => {
    expect(againAfter('services/journal/test/sharing.medium-spec.ts')).toEqual(['journal']);
  });

  it('after a change of a library: those of everyone who imports it', () => {
    expect(againAfter('libs/contracts/src/errors.ts')).toEqual([...WHOLE, ...ALONE].sort());
    const above = [...WHOLE, 'assessment', 'content', 'journal', 'persistence'].sort();
    expect(againAfter('libs/persistence/src/cursor.ts')).toEqual(above);
  });

  it('after a change of what the coach’s models learn: the coach’s, and those that start the whole product', () => {
    expect(againAfter('libs/curated-coach/data/first/questions.en.txt')).toEqual([...WHOLE].sort());
    expect(againAfter('libs/coach-safety/measured/batch-8.json')).toEqual([...WHOLE].sort());
  });

  it('after a change of the test kit: all', () => {
    expect(againAfter('libs/testkit/src/person.ts')).toEqual([...WHOLE, ...ALONE].sort());
  });

  it('never after a change of a page for people', () => {
    expect(againAfter('docs/glossary.md')).toEqual([]);
    expect(againAfter('README.md')).toEqual([]);
  });
});

describe('nx affected', () => {
  it('leaves out whoever neither imports what has changed nor starts the product', async () => {
    const chosen = ['--affected', '--files=services/journal/src/app.ts', '--withTarget=medium'];
    const names = await nx<string[]>('show', 'projects', ...chosen);
    expect(names.map((name) => name.replace('@anew/', '')).sort()).toEqual([...WHOLE, 'journal'].sort());
  });
});
