import { describe, expect, it } from '@jest/globals';
import { relianceLines } from './reliance.rules.js';

const ZONE = 'America/Los_Angeles';
/** Seven in the evening in Los Angeles. */
const EVENING = new Date('2026-06-11T02:00:00Z');
/** Two at night in Los Angeles. */
const NIGHT = new Date('2026-06-10T09:00:00Z');

const minutesBefore = (now: Date, ...minutes: number[]) =>
  minutes.map((each) => new Date(now.getTime() - each * 60_000));
const days = (count: number) => count * 24 * 60;

describe('what a provider is told of somebody’s reliance on the coach', () => {
  it('is nothing by day, after a few messages, or after a pause', () => {
    expect(relianceLines([], EVENING, ZONE)).toEqual([]);
    expect(relianceLines(minutesBefore(EVENING, 20, 10, 0), EVENING, ZONE)).toEqual([]);
    expect(relianceLines(minutesBefore(EVENING, 120, 80, 20, 0), EVENING, ZONE)).toEqual([]);
  });

  it('is that it is night, by the person’s own clock', () => {
    expect(relianceLines([], NIGHT, ZONE)).toEqual(['It is night where the person is.']);
    expect(relianceLines([], NIGHT, 'Europe/Berlin')).toEqual([]);
  });

  it('is how many nights there were, each counted once, before midnight and after', () => {
    const night = minutesBefore(NIGHT, 0, 10, 170);
    const before = minutesBefore(NIGHT, days(1), days(2));
    expect(relianceLines([...before.toReversed(), ...night.toReversed()], NIGHT, ZONE)).toContain(
      'They have written on 3 of the last seven nights.',
    );
    expect(relianceLines(night.toReversed(), NIGHT, ZONE)).toHaveLength(1);
    // People who sometimes write at night get no such line by day.
    expect(relianceLines(before.toReversed(), EVENING, ZONE)).toEqual([]);
  });

  it('is that they have been writing for long', () => {
    const every20 = (count: number) =>
      minutesBefore(EVENING, ...Array.from({ length: count }, (_, index) => index * 20)).toReversed();
    expect(relianceLines(every20(4), EVENING, ZONE)).toEqual([
      'They have been writing for more than an hour.',
    ]);
    expect(relianceLines(every20(8), EVENING, ZONE)).toEqual([
      'They have been writing for more than 2 hours.',
    ]);
    const many = Array.from({ length: 40 }, () => EVENING);
    expect(relianceLines(many.slice(1), EVENING, ZONE)).toEqual([]);
    expect(relianceLines(many, EVENING, ZONE)).toEqual(['They have written 40 messages or more today.']);
  });
});
