import { expect, it } from '@jest/globals';
import { greeting } from './greeting';

it.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %i:00 says "%s"', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
