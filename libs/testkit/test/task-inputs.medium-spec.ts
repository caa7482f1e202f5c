import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';

/**
 * The answer of a command about the workspace. The command answers into a file, because nx may exit before a pipe has taken
 * all of a long answer.
 */
async function answerOf<T>(program: string, ...words: string[]): Promise<T> {
  const env = { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NODE_OPTIONS: '' };
  const folder = await mkdtemp(join(tmpdir(), 'anew-nx-'));
  const path = join(folder, 'answer.json');
  const answer = await open(path, 'w');
  try {
    await once(spawn(program, words, { env, stdio: ['ignore', answer.fd, 'inherit'] }), 'exit');
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } finally {
    await answer.close();
    await rm(folder, { recursive: true });
  }
}

const WHOLE = ['backup', 'coaching', 'gateway', 'identity-couple', 'local'];
const ALONE = ['assessment', 'content', 'journal', 'messaging', 'persistence'];

/** The files after whose change each project's medium tests run again instead of coming from the cache. */
let inputs: Map<string, Set<string>>;

beforeAll(async () => {
  const script = fileURLToPath(new URL('nx-inputs.mjs', import.meta.url));
  const tasks = [...WHOLE, ...ALONE].map((name) => `@anew/${name}:medium`);
  const files = await answerOf<Record<string, string[]>>(process.execPath, script, ...tasks);
  inputs = new Map([...WHOLE, ...ALONE].map((name) => [name, new Set(files[`@anew/${name}:medium`])]));
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
    const names = await answerOf<string[]>('nx', 'show', 'projects', ...chosen, '--json');
    expect(names.map((name) => name.replace('@anew/', '')).sort()).toEqual([...WHOLE, 'journal'].sort());
  });
});
