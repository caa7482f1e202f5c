import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { compiled } from '../compile.mjs';
import { readArea } from '../compiler/catalogue.mjs';
import { learn, speak } from './language.js';
import { said } from './said.js';

it('the compiled words are those of the catalogues: otherwise run `npm run words`', async () => {
  const files = await compiled();
  for (const [name, source] of Object.entries(files))
    expect(await readFile(new URL(`generated/${name}`, import.meta.url), 'utf8')).toBe(source);
});

it('an area that is in Spanish is in Spanish down to the last word', async () => {
  const catalogue = async (language: string, name: string) =>
    JSON.parse(
      await readFile(new URL(`../catalogues/${language}/${name}`, import.meta.url), 'utf8'),
    ) as Record<string, string>;
  const names = await readdir(new URL('../catalogues/es/', import.meta.url));
  const missing = names.map(async (name) => {
    const [english, spanish] = await Promise.all([catalogue('en', name), catalogue('es', name)]);
    const keys = Object.keys(english).filter((key) => !Object.hasOwn(spanish, key));
    return keys.map((key) => `${key} in es/${name}`);
  });
  expect(names.length).toBeGreaterThan(0);
  expect((await Promise.all(missing)).flat()).toEqual([]);
});

it('no English word says "mail" of an email, because Americans take that for paper', async () => {
  const catalogues = new URL('../catalogues/en/', import.meta.url);
  const names = await readdir(catalogues);
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, catalogues), 'utf8')));
  const words = texts.flatMap((text) => Object.values(JSON.parse(text) as Record<string, string>));
  // A value between which a word chooses is not read by anybody.
  const read = words.map((word) => word.replaceAll(/\bmail \{/g, '{'));
  expect(read.length).toBeGreaterThan(1_000);
  expect(read.filter((word) => /\bmail(?:ed|s)?\b/i.test(word))).toEqual([]);
});

it('no word ends with two full stops, as a sentence does that ends with an abbreviation', async () => {
  const catalogues = new URL('../catalogues/', import.meta.url);
  const names = await readdir(catalogues, { recursive: true });
  const files = names.filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, catalogues), 'utf8')));
  expect(texts.flatMap((text) => text.match(/.*[^.]\.\.(?!\.).*/g) ?? [])).toEqual([]);
});

describe('a word', () => {
  const source = (text: string) => readArea('test', { word: text }).source;

  it('with a tag becomes an array, in which the caller puts an element', () => {
    expect(source('Read <link>this</link> first.')).toContain('["Read ", v.link("this"), " first."]');
  });

  it('with a count becomes one sentence for each form', () => {
    expect(source('{n, plural, one {# day} other {# days}}')).toMatch(
      /plural\('en-US', v\.n, \{ 'one': .* 'other'/,
    );
  });

  it.each(['{n, plural, one {a day}}', '{', '{when, date, long}'])('that says %s is refused', (text) => {
    expect(() => source(text)).toThrow();
  });

  it('of another language is English as long as it is missing there', () => {
    learn('es', { known: 'sí' });
    speak('es');
    expect([said('known'), said('unknown')]).toEqual(['sí', undefined]);
    speak('en');
    expect(said('known')).toBeUndefined();
  });
});
