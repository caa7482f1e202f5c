import { expect, it } from '@jest/globals';
import { initials } from './person-name';

it.each([
  ['Ada', 'Lovelace', 'AL'],
  [' ben ', null, 'B'],
  ['👩‍👩‍👧‍👦 Zoë', null, '👩‍👩‍👧‍👦'],
  ['שירה', null, 'ש'],
  [null, null, 'X'],
])('the sign of %s %s is whole: %s', (firstName, lastName, sign) => {
  expect(initials({ firstName, lastName, email: 'x@example.org' })).toBe(sign);
});
