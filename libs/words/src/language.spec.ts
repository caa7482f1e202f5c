import { expect, it } from '@jest/globals';
import { choice, number, plural } from './format.js';
import { acceptedLanguages, firstKnown, isLanguage } from './language.js';

it.each([
  [['es-MX', 'en'], 'es'],
  [['fr', 'en-GB', 'es'], 'en'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
] as const)('of %j, %s is read', (preferred, language) => {
  expect(firstKnown(preferred)).toBe(language);
});

it.each([
  ['es-MX,es;q=0.9,en;q=0.8', ['es-MX', 'es', 'en']],
  ['en;q=0.5, es', ['es', 'en']],
  ['es;q=0, en', ['en']],
  [' es ; q=0.5 , en ', ['en', 'es']],
  ['', ['']],
])('the header %j prefers %j', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});

it('reads no more of a header than a browser writes, so that thousands of blanks cost nothing', () => {
  expect(acceptedLanguages(`en${' '.repeat(15_000)}x, es`)).toEqual(['en']);
});

it('takes only languages that there are', () => {
  expect(['es', 'en-XA', 'toString', null, 'fr'].map(isLanguage)).toEqual([true, true, false, false, false]);
});

it('counts and writes numbers as the language does', () => {
  const forms = { '=0': 'none', one: 'one', other: 'many' };
  expect([0, 1, 2].map((count) => plural('es-US', count, forms))).toEqual(['none', 'one', 'many']);
  expect(number('es-US', 12_345)).toBe('12,345');
  expect(choice('toString', { a: 'A', other: 'O' })).toBe('O');
});
