import { expect, it } from '@jest/globals';
import { isInSeason, type Season, SEASONS } from './season.rules.js';

it('draws what has no season all year', () => {
  expect(isInSeason(null, '2026-03-01')).toBe(true);
});

it.each<[Season, string, boolean]>([
  ['summer', '2026-06-14', false],
  ['summer', '2026-06-15', true],
  ['summer', '2026-08-31', true],
  ['summer', '2026-09-01', false],
  ['new-year', '2026-12-26', false],
  ['new-year', '2026-12-27', true],
  ['new-year', '2027-01-15', true],
  ['new-year', '2027-01-16', false],
])('draws what belongs to %s on %s: %s', (season, day, expected) => {
  expect(isInSeason(season, day)).toBe(expected);
});

it('reaches Mother’s Day and Father’s Day, whichever Sunday they fall on', () => {
  // The second Sunday of May is the 14th at the latest, and the third Sunday of June the 21st.
  expect([SEASONS['mothers-day'][1], SEASONS['fathers-day'][1]]).toEqual(['05-14', '06-21']);
});
