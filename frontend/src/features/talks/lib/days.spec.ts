import { afterEach, describe, expect, it } from '@jest/globals';
import { fixTimeZone } from '#shared/lib/time-zone';
import { dayIn } from './days';

afterEach(() => fixTimeZone(null));

describe('a day so many days from now', () => {
  it.each([
    [0, '2026-11-22'],
    [1, '2026-11-23'],
    [7, '2026-11-29'],
    [9, '2026-12-01'],
    [365, '2027-11-22'],
    [-1, '2026-11-21'],
  ])('%d days on is %s', (days, day) => {
    fixTimeZone('America/Denver');
    expect(dayIn(days, new Date('2026-11-22T19:00:00Z'))).toBe(day);
  });

  it('is that of the person, wherever the server is', () => {
    const now = new Date('2026-11-23T04:30:00Z');
    fixTimeZone('America/Los_Angeles');
    expect(dayIn(0, now)).toBe('2026-11-22');
    fixTimeZone('Europe/Berlin');
    expect(dayIn(0, now)).toBe('2026-11-23');
  });

  it.each([
    ['after midnight when a day of 25 hours lies between', '2026-10-29T04:30:00Z', '2026-11-05'],
    ['before midnight when a day of 23 hours lies between', '2026-03-06T04:30:00Z', '2026-03-12'],
  ])('is a week later %s', (_, now, day) => {
    fixTimeZone('America/New_York');
    expect(dayIn(7, new Date(now))).toBe(day);
  });
});
