import { DAY_MS } from '@anew/contracts/local-date';
import { describe, expect, it } from '@jest/globals';
import { dayStreak, earliestCounted, weekBefore } from './stats.rules.js';

const written = (...instants: string[]) => instants.map((instant) => new Date(instant));
const now = (iso: string, zone = 'UTC') => ({ at: new Date(iso), zone });

/** Entries of consecutive days, one a day at noon UTC, from `first` on. */
const daily = (first: string, days: number) =>
  Array.from({ length: days }, (_, day) => new Date(Date.parse(first) + day * DAY_MS));

describe('the streak', () => {
  it('counts a day once, however much was written', () => {
    const entries = written('2026-03-10T08:00:00Z', '2026-03-10T21:00:00Z', '2026-03-09T08:00:00Z');
    expect(dayStreak(entries, now('2026-03-10T22:00:00Z'))).toBe(2);
  });

  it('stops at the first gap once counting has started', () => {
    const entries = written('2026-03-10T08:00:00Z', '2026-03-09T08:00:00Z', '2026-03-07T08:00:00Z');
    expect(dayStreak(entries, now('2026-03-10T22:00:00Z'))).toBe(2);
  });

  it('is not broken by a day, or several, on which nothing has been written yet', () => {
    const entries = written('2026-03-07T08:00:00Z', '2026-03-06T08:00:00Z');
    expect(dayStreak(entries, now('2026-03-08T00:00:01Z'))).toBe(2);
    expect(dayStreak(entries, now('2026-03-10T22:00:00Z'))).toBe(2);
  });

  it('looks back 365 days, today among them [9.39]', () => {
    const entries = daily('2024-01-01T12:00:00Z', 800);
    expect(dayStreak(entries, now('2026-03-10T22:00:00Z'))).toBe(365);
    expect(dayStreak(written('2025-03-11T12:00:00Z'), now('2026-03-10T22:00:00Z'))).toBe(1);
    expect(dayStreak(written('2025-03-10T12:00:00Z'), now('2026-03-10T22:00:00Z'))).toBe(0);
  });

  it('crosses the end of February in a leap year, over the 29th', () => {
    const entries = daily('2028-02-28T12:00:00Z', 3);
    expect(dayStreak(entries, now('2028-03-01T20:00:00Z'))).toBe(3);
    expect(dayStreak([entries[0]!, entries[2]!], now('2028-03-01T20:00:00Z'))).toBe(1);
  });

  it('crosses the end of February in a common year', () => {
    const entries = written('2026-02-28T12:00:00Z', '2026-03-01T12:00:00Z');
    expect(dayStreak(entries, now('2026-03-01T20:00:00Z'))).toBe(2);
  });

  it('goes by the reader’s own days: the same two instants are one day here, two there', () => {
    const entries = written('2026-03-09T23:30:00Z', '2026-03-10T00:30:00Z');
    expect(dayStreak(entries, now('2026-03-10T01:00:00Z', 'UTC'))).toBe(2);
    expect(dayStreak(entries, now('2026-03-10T01:00:00Z', 'America/Los_Angeles'))).toBe(1);
    expect(dayStreak(entries, now('2026-03-10T01:00:00Z', 'Asia/Kathmandu'))).toBe(1);
  });

  it('knows the day at both ends of the world', () => {
    const entries = written('2026-01-01T11:00:00Z', '2025-12-31T11:00:00Z');
    expect(dayStreak(entries, now('2026-01-01T11:30:00Z', 'Pacific/Kiritimati'))).toBe(2);
    expect(dayStreak(entries, now('2026-01-01T11:30:00Z', 'Pacific/Niue'))).toBe(2);
  });

  it.each([
    ['23 hours', '2026-03-08', '2026-03-10T03:30:00Z', ['2026-03-08T04:30:00Z', '2026-03-09T03:30:00Z']],
    ['25 hours', '2026-11-01', '2026-11-03T04:30:00Z', ['2026-11-01T03:30:00Z', '2026-11-02T04:30:00Z']],
  ])('counts a day of %s (New York, %s) as one', (_hours, _day, at, before) => {
    expect(dayStreak(written(at, ...before), now(at, 'America/New_York'))).toBe(3);
  });

  it('keeps the two 1:30 a.m. of the night in which clocks go back on one day', () => {
    const entries = written('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z');
    expect(dayStreak(entries, now('2026-11-01T20:00:00Z', 'America/New_York'))).toBe(1);
  });

  it('survives the day that a zone leaves out', () => {
    const entries = written('2011-12-30T09:30:00Z', '2011-12-30T10:30:00Z');
    expect(dayStreak(entries, now('2011-12-30T11:00:00Z', 'Pacific/Apia'))).toBe(1);
  });

  it('leaves out what a fast clock has dated tomorrow', () => {
    expect(dayStreak(written('2026-03-11T00:05:00Z'), now('2026-03-10T23:59:00Z'))).toBe(0);
  });
});

describe('this week', () => {
  it('is newer than 7 days ago, to the millisecond [9.40]', () => {
    expect(weekBefore(new Date('2026-03-10T12:00:00.000Z'))).toEqual(new Date('2026-03-03T12:00:00.000Z'));
  });

  it('is 168 hours, also where clocks are changed in between', () => {
    expect(weekBefore(new Date('2026-03-11T17:00:00Z'))).toEqual(new Date('2026-03-04T17:00:00Z'));
  });
});

it('what a streak cannot reach need not be read, in any zone', () => {
  const at = new Date('2026-03-10T22:00:00Z');
  const reached = [new Date('2025-03-10T10:00:00Z'), new Date('2025-03-11T10:00:00Z')];
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue'])
    for (const instant of reached.filter((each) => dayStreak([each], { at, zone }) > 0))
      expect(instant.getTime()).toBeGreaterThan(earliestCounted(at).getTime());
});
