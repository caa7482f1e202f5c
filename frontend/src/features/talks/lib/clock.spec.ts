import type { Talk } from '@anew/contracts/assessment/talks';
import { describe, expect, it } from '@jest/globals';
import { clockOf, secondsLeft } from './clock';

const talk: Talk = {
  id: 'talk',
  area: 'trust',
  step: 'first-is-heard',
  firstSpeaker: 'user-maria',
  secondsIn: 60,
  pause: null,
};

describe('the time that is left of a step', () => {
  it.each([
    [0, '2:00'],
    [1_999, '1:59'],
    [115_000, '0:05'],
    [3_600_000, '0:00'],
    // The clock of a device can be put back.
    [-5_000, '2:00'],
  ])('%d ms after the read is %s', (since, left) => {
    expect(clockOf(secondsLeft(talk, 10_000, 10_000 + since))).toBe(left);
  });

  it('stands still in a pause', () => {
    const paused = { ...talk, pause: { backAt: '2026-11-22T20:00:00.000Z' } };
    expect(secondsLeft(paused, 0, 900_000)).toBe(120);
  });
});
