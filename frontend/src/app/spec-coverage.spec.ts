import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SPEC_ROWS, type SpecRow } from './spec-coverage';

const ROOT = resolve(import.meta.dirname, '../../..');
const PRODUCT = ['frontend/src', 'libs/contracts/src'];
const ITSELF = 'spec-coverage.ts';
const NOT_THE_PRODUCT = /\.spec\.tsx?$|\/testing\//;
/** `it('…'`, `test('…'`, and the title behind `it.each(…)(`. */
const TITLE = /(?:\b(?:it|test)|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function productSource(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !NOT_THE_PRODUCT.test(path) && !path.endsWith(ITSELF))
    .map((path) => read(join(folder, path)));
}

const product = PRODUCT.flatMap(productSource);

function titlesIn(file: string): string[] {
  const titles = [...read(file).matchAll(TITLE)].map(([, single, double, back]) => single ?? double ?? back);
  return titles.map((title = '') => title.replace(/\\(.)/g, '$1'));
}

const nameOf = ({ section, about, line, test }: SpecRow) => `${section} ${about}: ${line} [${test}]`;

describe.each(SPEC_ROWS.map((row) => [nameOf(row), row] as const))('%s', (_, { file, test, texts }) => {
  it('is shown by a test that is there', () => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(titlesIn(file)).toContain(test);
  });

  it('is what the product says, to the letter', () => {
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
