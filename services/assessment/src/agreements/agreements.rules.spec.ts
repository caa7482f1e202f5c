import { describe, expect, it } from '@jest/globals';
import { mayBeDue } from './agreements.rules.js';

describe('the day of an agreement', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2027-11-23', true],
    ['2027-11-24', false],
    ['9999-01-01', false],
  ])('seen on 2026-11-22, may be %s: %s', (dueOn, may) => {
    expect(mayBeDue(dueOn, '2026-11-22')).toBe(may);
  });
});
