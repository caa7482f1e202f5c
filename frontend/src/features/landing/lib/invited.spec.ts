import { describe, expect, it } from '@jest/globals';
import { acceptInvite, invitedBy } from './invited';

describe('the code that someone arrived with', () => {
  it.each([
    ['?invite=k7m2x9qa', 'k7m2x9qa'],
    ['?x=1&invite=%20k7m2x9qa%20', 'k7m2x9qa'],
    ['?invite=', ''],
    ['?invite=%20', ''],
    ['', ''],
  ])('in "%s" is "%s"', (query, code) => {
    expect(invitedBy(query)).toBe(code);
  });
});

it('is kept in this tab, and joining goes on with it', () => {
  expect(acceptInvite('k7m2x9qa')).toBe('/simple-setup?invite=k7m2x9qa');
  expect(window.sessionStorage.getItem('invite-code')).toBe('k7m2x9qa');
  expect(acceptInvite('a&b=c/#')).toBe('/simple-setup?invite=a%26b%3Dc%2F%23');
});
