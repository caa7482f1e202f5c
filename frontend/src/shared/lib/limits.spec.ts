import { expect, it } from '@jest/globals';
import { roomLeft, tooLong } from './limits';

it.each([
  [3_799, 4_000, null],
  [3_800, 4_000, '200 characters left'],
  [3_999, 4_000, '1 character left'],
  [4_000, 4_000, '0 characters left'],
  [4_001, 4_000, null],
  [399, 500, null],
  [400, 500, '100 characters left'],
])('with %i of %i written it says %s', (length, most, words) => {
  expect(roomLeft('x'.repeat(length), most)).toBe(words);
});

it('says by how much a text is too long, not counting the spaces around it', () => {
  expect(tooLong(` ${'x'.repeat(500)} `, 500)).toBeNull();
  expect(tooLong('x'.repeat(5_200), 4_000)).toBe('There is room for 4,000 characters; this has 1,200 more.');
});
