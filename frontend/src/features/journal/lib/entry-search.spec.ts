import { expect, it } from '@jest/globals';
import { contains, foundWith } from './entry-search';

it('counts entries in words', () => {
  const found = [0, 1, 5_000].map((count) => foundWith('sea', count, false));
  expect(found).toEqual(['0 entries with “sea”', '1 entry with “sea”', '5,000 entries with “sea”']);
  expect(foundWith('sea', 1, true)).toBe('1 entry with “sea” so far');
});

it('finds text in any case, and everything when nothing is asked', () => {
  expect(contains('We went to the LAKE.', ' lake ')).toBe(true);
  expect(contains('We went to the lake.', 'sea')).toBe(false);
  expect(contains('We went to the lake.', ' ')).toBe(true);
  expect(contains('El árbol del NIÑO', 'arbol')).toBe(true);
  expect(contains('El arbol del nin\u0303o', 'niño')).toBe(true);
  expect(contains('We didn’t hurry.', "didn't")).toBe(true);
});
