import { describe, expect, it } from '@jest/globals';
import { isoTimestamp } from './prepared-query.js';

describe('a timestamp as PostgreSQL writes it becomes ISO 8601', () => {
  it.each([
    ['without a fraction', '2026-11-20 23:14:49+00', '2026-11-20T23:14:49.000Z'],
    ['with tenths', '2026-11-20 23:14:49.1+00', '2026-11-20T23:14:49.100Z'],
    ['with hundredths', '2026-11-20 23:14:49.12+00', '2026-11-20T23:14:49.120Z'],
    ['with milliseconds', '2026-11-20 23:14:49.123+00', '2026-11-20T23:14:49.123Z'],
    ['with a leading zero in the fraction', '2026-11-20 23:14:49.007+00', '2026-11-20T23:14:49.007Z'],
    [
      'with microseconds, cut off and not rounded',
      '2026-11-20 23:14:49.123999+00',
      '2026-11-20T23:14:49.123Z',
    ],
    ['with microseconds below a millisecond', '2026-11-20 23:14:49.000999+00', '2026-11-20T23:14:49.000Z'],
    ['at midnight', '2024-02-29 00:00:00+00', '2024-02-29T00:00:00.000Z'],
    ['before 1970', '1969-12-31 23:59:59.5+00', '1969-12-31T23:59:59.500Z'],
  ])('%s', (_, text, iso) => {
    expect(isoTimestamp(text)).toBe(iso);
    expect(new Date(iso).toISOString()).toBe(iso);
  });
});
