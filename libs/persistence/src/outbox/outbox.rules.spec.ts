import { describe, expect, it } from '@jest/globals';
import { MAX_ATTEMPTS, retryDelay } from './outbox.rules.js';

describe('the wait after a failed attempt', () => {
  it.each([
    [1, 200],
    [2, 400],
    [3, 800],
    [8, 25_600],
    [9, 51_200],
    [10, 60_000],
    [MAX_ATTEMPTS, 60_000],
  ])('after attempt %i is %i ms', (attempts, delay) => {
    expect(retryDelay(attempts)).toBe(delay);
  });

  it('never shrinks, and all attempts together take at least half an hour', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS }, (_, index) => retryDelay(index + 1));
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(1_800_000);
  });
});
