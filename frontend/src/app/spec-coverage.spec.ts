import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SPEC_CONSTANTS } from './testing/spec-constants';
import { SPEC_ERRORS } from './testing/spec-errors';
import type { SpecRow } from './testing/spec-row';
import { SPEC_SUCCESSES } from './testing/spec-successes';
import { writtenTests } from './testing/written-tests';

const ROOT = resolve(import.meta.dirname, '../../..');
const PRODUCT = ['frontend/src', 'libs/contracts/src', 'libs/messaging/src', 'services/identity-couple/src'];
const NOT_THE_PRODUCT = /\.spec\.tsx?$|\/testing\//;
const SPEC_ROWS = [...SPEC_ERRORS, ...SPEC_SUCCESSES, ...SPEC_CONSTANTS];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function productSource(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !NOT_THE_PRODUCT.test(path))
    .map((path) => read(join(folder, path)));
}

const product = PRODUCT.flatMap(productSource);
const files = new Map(
  [...new Set(SPEC_ROWS.map(({ file }) => file))].map((file) => [file, writtenTests(read(file))]),
);

const nameOf = ({ section, about, line, test }: SpecRow) => `${section} ${about}: ${line} [${test}]`;
const isText = (it: string | number) => typeof it === 'string';

describe.each(SPEC_ROWS.map((row) => [nameOf(row), row] as const))('%s', (_, { file, test, shown }) => {
  it('is what one test shows, to the letter', () => {
    const [found, ...others] = files.get(file)?.filter(({ title }) => title === test) ?? [];
    expect(others).toEqual([]);
    const shows = (it: string | number) => (isText(it) ? found?.code.includes(it) : found?.numbers.has(it));
    expect(shown.filter((it) => !shows(it))).toEqual([]);
    expect(shown).not.toEqual([]);
  });

  it('is what the product says, to the letter', () => {
    const texts = shown.filter(isText);
    expect(texts.filter((text) => !product.some((source) => source.includes(text)))).toEqual([]);
  });
});

describe('the table', () => {
  it('says nothing twice', () => {
    const names = SPEC_ROWS.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has every part of both sections', () => {
    const parts = (section: SpecRow['section']) =>
      new Set(SPEC_ROWS.filter((row) => row.section === section).map(({ about }) => about)).size;
    expect([parts(8), parts(9)]).toEqual([13, 13]);
  });
});

describe('a test as it is written', () => {
  const SOURCE = `
    // Not this comment.
    it('says "A"', () => { expect(text).toBe('B'); /* nor this */ wait(5_000); });
    it.each([['C', 7]])('says %s', () => { expect(1); });
    it.skip('is left out', () => undefined);
    test.describe('is no test', () => undefined);`;
  const tests = writtenTests(SOURCE);

  it('has a title of its own, with and without a table', () => {
    expect(tests.map(({ title }) => title)).toEqual(['says "A"', 'says %s']);
  });

  it('shows what it does and its table, and neither title nor comments', () => {
    const [plain, table] = tests.map(({ code }) => code);
    expect(plain).toContain("toBe('B')");
    expect(plain).not.toMatch(/"A"|this/);
    expect(table).toContain("'C'");
  });

  it('has numbers, however they are written', () => {
    expect(tests.map(({ numbers }) => [...numbers])).toEqual([[5_000], [7, 1]]);
  });
});
