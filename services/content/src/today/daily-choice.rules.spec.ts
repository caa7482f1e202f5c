import { describe, expect, it } from '@jest/globals';
import { choiceOfDay } from './daily-choice.rules.js';

const ids = Array.from({ length: 30 }, (_, index) => `quote-${index}`);
const firstDayOfRound = 20_400;

describe('the choice of a couple’s day', () => {
  it('is the same whenever and by whomever it is asked', () => {
    expect(choiceOfDay(ids, 'couple', 20_417)).toBe(choiceOfDay([...ids].reverse(), 'couple', 20_417));
  });

  it('repeats nothing until all have had their day', () => {
    const round = ids.map((_, offset) => choiceOfDay(ids, 'couple', firstDayOfRound + offset));
    expect(new Set(round).size).toBe(ids.length);
  });

  it('takes another order in the next round, and for another couple', () => {
    const order = (coupleId: string, start: number) =>
      ids.map((_, offset) => choiceOfDay(ids, coupleId, start + offset));
    const first = order('couple', firstDayOfRound);
    expect(order('couple', firstDayOfRound + ids.length)).not.toEqual(first);
    expect(order('another couple', firstDayOfRound)).not.toEqual(first);
  });

  it('is nothing when there is nothing to choose from', () => {
    expect(choiceOfDay([], 'couple', 1)).toBeUndefined();
  });
});
