import { expect, it } from '@jest/globals';
import { whoReads } from './who-reads';

it('says who will read an entry', () => {
  expect(whoReads('shared', 'Sam', true)).toBe('You and Sam will be able to read this.');
  expect(whoReads('shared', null, true)).toBe('You and your partner will be able to read this.');
  expect(whoReads('private', 'Sam', true)).toBe('Only you will be able to read this.');
  expect(whoReads('shared', null, false)).toMatch(/^Only you .* for now/);
});
