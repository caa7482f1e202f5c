import { afterEach, describe, expect, it } from '@jest/globals';
import { fixTimeZone } from '#shared/lib/time-zone';
import { exerciseOn, EXERCISES } from './exercises';

afterEach(() => fixTimeZone(null));

const day = (number: number, hours = 12) => new Date(2026, 0, 1 + number, hours);

describe('the exercise of a day', () => {
  it('is the first one on the first day, and another on each day after it', () => {
    const week = Array.from({ length: EXERCISES.length }, (_, number) => exerciseOn(day(number), day(0)));
    expect(week).toEqual(EXERCISES);
    expect(exerciseOn(day(EXERCISES.length), day(0))).toBe(EXERCISES[0]);
  });

  it('stays until midnight, whatever the hour of the beginning', () => {
    expect(exerciseOn(day(1, 0), day(0, 23))).toBe(EXERCISES[1]);
    expect(exerciseOn(day(1, 23), day(0, 0))).toBe(EXERCISES[1]);
  });

  it('changes at the midnight of the person, who may have fixed another time zone than the device’s', () => {
    fixTimeZone('Asia/Tokyo');
    const since = new Date('2026-01-01T03:00:00Z');
    expect(exerciseOn(new Date('2026-01-01T14:59:59Z'), since)).toBe(EXERCISES[0]);
    expect(exerciseOn(new Date('2026-01-01T15:00:00Z'), since)).toBe(EXERCISES[1]);
    fixTimeZone('America/Los_Angeles');
    expect(exerciseOn(new Date('2026-01-01T15:00:00Z'), since)).toBe(EXERCISES[1]);
    expect(exerciseOn(new Date('2026-01-01T07:59:59Z'), since)).toBe(EXERCISES[0]);
  });

  it('is not upset by the change of the clocks, or by a clock that is wrong', () => {
    const [since, now] = [new Date(2026, 2, 1), new Date(2026, 3, 1)];
    expect(exerciseOn(now, since)).toBe(EXERCISES[31 % EXERCISES.length]);
    expect(exerciseOn(day(0), day(3))).toBe(EXERCISES[0]);
  });
});

describe('the exercises', () => {
  it('last for a week or more, each with words of its own', () => {
    expect(EXERCISES.length).toBeGreaterThanOrEqual(7);
    expect(new Set(EXERCISES.map(({ text }) => text())).size).toBe(EXERCISES.length);
  });

  it.each(EXERCISES.map((exercise) => [exercise.title(), exercise] as const))(
    '%s: is short, is for one person, and takes nothing for granted',
    (title, exercise) => {
      const text = exercise.text();
      expect(exercise.minutes).toBeLessThanOrEqual(10);
      expect(text.split(' ').length).toBeLessThanOrEqual(60);
      const sentences = text.split(/[.?!…]+/).filter((sentence) => sentence.trim());
      expect(text.split(' ').length / sentences.length).toBeLessThanOrEqual(11);
      // They also pass the time until a partner who has long joined has answered the assessment.
      expect(text).not.toMatch(/\bjoin/i);
      expect(`${title} ${text}`).not.toMatch(
        /\b(ex|kids?|child|children|bedtime|divorce\w*|second marriage)\b/i,
      );
    },
  );
});
