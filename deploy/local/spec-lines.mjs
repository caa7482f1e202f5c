import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../libs/local-servers/src/paths.mjs';

const LINES = 'docs/spec-lines.md';
const TESTS = ['*.spec.ts', '*.spec.tsx', '*.medium-spec.ts', '*.journey.ts'];

/** @param {string} path */
const read = (path) => readFileSync(join(repository, path), 'utf8');

/** @param {string} source */
const tagsIn = (source) =>
  [...source.matchAll(/ \[([89]\.\d+(?:, [89]\.\d+)*)\]['"`]/g)].flatMap(([, tags = '']) => tags.split(', '));

const lines = [...read(LINES).matchAll(/^- `([89]\.\d+)` (.+)$/gm)];
const listed = new Set(lines.map(([, tag]) => tag));
const files = execFileSync('git', ['ls-files', '--', ...TESTS], { cwd: repository, encoding: 'utf8' });
const tested = new Set(files.trim().split('\n').filter(existsSync).map(read).flatMap(tagsIn));

const untested = lines.filter(([, tag]) => !tested.has(String(tag)));
const unknown = [...tested].filter((tag) => !listed.has(tag));
for (const [, tag, line] of untested) console.log(`No test's title ends in [${tag}]: ${line}`);
for (const tag of unknown) console.log(`[${tag}] stands in a test's title, and not in ${LINES}.`);
console.log(`${lines.length - untested.length} of ${lines.length} lines have a test.`);
process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;
