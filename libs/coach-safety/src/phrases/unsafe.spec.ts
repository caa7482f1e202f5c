import { describe, expect, it } from '@jest/globals';
import { judge } from '../safety.js';

describe('whoever feels unsafe', () => {
  it.each([
    'i feel unsafe',
    'I feel so unsafe lately',
    'he makes me feel unsafe',
    'I have felt unsafe since the wedding',
    'i feel unsafe around his brother',
  ])('is asked about it or answered: %s', (message) => {
    expect(judge([], message).kind).not.toBe('clear');
  });

  it.each([
    'I feel emotionally unsafe in this marriage',
    'I feel unsafe driving in snow with the kids',
    'I feel unsafe opening up to him about money',
    'How do we make the kids feel safe in the new house?',
  ])('by something else is not: %s', (message) => {
    expect(judge([], message).kind).toBe('clear');
  });
});
