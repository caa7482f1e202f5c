import { describe, expect, it } from '@jest/globals';
import { safeReturnTo } from './return-to.js';

describe('the way back after signing in', () => {
  it.each([
    '/',
    '/journal',
    '/journal?page=2',
    '/journal?page=2&q=a%20b#entry-7',
    '/modules/lets-align#actions',
    '/search?next=https://evil.example',
    '/a%2F%2Fb',
    '/%2F%2Fevil.example',
    '/@evil.example',
    '/https://evil.example',
    `/${'x'.repeat(1_999)}`,
  ])('may be %s, kept as it is', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    ['/journal'],
    '',
    'journal',
    ' /journal',
    'https://evil.example',
    'HTTPS://evil.example/journal',
    'javascript:alert(1)',
    'data:text/html,hi',
    '//evil.example',
    '///evil.example',
    '//evil.example/journal',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/\\/evil.example',
    '%2F%2Fevil.example',
    '//',
    '//%00',
    '//user@evil.example',
    '//[',
    '/api/logout',
    '/api/./logout?x=1',
    '/api/%6Cogout',
    '/api/%6cogout',
    '/%61pi/logou%74#now',
    '/%',
    `/${'x'.repeat(2_000)}`,
    `/${'ä'.repeat(500)}`,
  ])('is the front page for %j', (given) => {
    expect(safeReturnTo(given)).toBe('/');
  });

  it('leads a browser to our own origin, however dots and slashes are mixed', () => {
    const pieces = ['/', '\\', '.', '..', '\t', '%2e', '%2f', 'evil.example', '@', ':', '?', '#'];
    const leaks = mixtures(pieces, 4).filter((mixture) => !isOurs(safeReturnTo(`/${mixture}`)));
    expect(leaks.slice(0, 5)).toEqual([]);
  });
});

function isOurs(way: string): boolean {
  const origin = 'https://anew.example';
  return way.startsWith('/') && URL.canParse(way, origin) && new URL(way, origin).origin === origin;
}

function mixtures(pieces: string[], length: number): string[] {
  if (length === 0) return [''];
  return mixtures(pieces, length - 1).flatMap((rest) => pieces.map((piece) => piece + rest));
}
