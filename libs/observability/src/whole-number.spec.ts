import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';
import { WholeNumber } from './whole-number.js';

class Numbers {
  @WholeNumber('FROM_2', 2)
  FROM_2: number = 3;

  @WholeNumber('FROM_2_TO_9', 2, 9)
  FROM_2_TO_9: number = 3;
}

const read = (env: Record<string, string>): Numbers => readConfig(Numbers, env);

describe('a setting that is a whole number', () => {
  it('may be as large as its rule says', () => {
    expect(read({ FROM_2: '1000000', FROM_2_TO_9: '9' })).toEqual({ FROM_2: 1_000_000, FROM_2_TO_9: 9 });
  });

  it.each(['1', '2.5', 'two'])('is refused as %s', (value) => {
    expect(() => read({ FROM_2: value })).toThrow(': FROM_2 must be a whole number of at least 2');
    expect(() => read({ FROM_2_TO_9: value })).toThrow(': FROM_2_TO_9 must be a whole number from 2 to 9');
  });

  it('is refused above its end', () => {
    expect(() => read({ FROM_2_TO_9: '10' })).toThrow(': FROM_2_TO_9 must be a whole number from 2 to 9');
  });
});
