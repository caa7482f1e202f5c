import { expect, it } from '@jest/globals';
import { refuseSameNumbers } from './migration-numbers.js';

const [tables, photos, favorites] = [
  { name: 'Tables1790000001000' },
  { name: 'Photos1790000002000' },
  { name: 'Favorites1790000002000' },
];

it('names two migrations that have the same number', () => {
  expect(() => {
    refuseSameNumbers('journal', [tables, photos, favorites]);
  }).toThrow(
    'Two migrations of journal have the number 1790000002000: Photos1790000002000 and Favorites1790000002000.',
  );
});

it('takes migrations of which each has its own', () => {
  expect(() => {
    refuseSameNumbers('journal', [tables, photos]);
  }).not.toThrow();
});
