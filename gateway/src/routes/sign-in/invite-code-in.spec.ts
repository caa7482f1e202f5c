import { describe, expect, it } from '@jest/globals';
import { inviteCodeIn } from './invite-code-in.js';

describe('the code of the invitation to which a path leads', () => {
  it.each([
    ['/invite/k7m2x9qa', 'k7m2x9qa'],
    ['/invite/k7m2x9qa/', 'k7m2x9qa'],
    ['/invite/k7m2x9qa?x=1#y', 'k7m2x9qa'],
    ['/invite/%20k7m2x9qa%20', 'k7m2x9qa'],
    ['/simple-setup?invite=k7m2x9qa', 'k7m2x9qa'],
    ['/simple-setup?x=1&invite=a%26b', 'a&b'],
  ])('%s: %s', (path, code) => {
    expect(inviteCodeIn(path)).toBe(code);
  });

  it.each([
    '/',
    '/invite',
    '/invite/',
    '/invite/%20',
    '/invite/%',
    '/invite/%E0%A4%A',
    '/invite/a/b',
    '/invites/k7m2x9qa',
    '/journal?invite=k7m2x9qa',
    '/simple-setup',
    '/simple-setup?invite=',
    '/simple-setup?welcome=true',
  ])('%s has none', (path) => {
    expect(inviteCodeIn(path)).toBeNull();
  });
});
