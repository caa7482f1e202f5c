import { describe, expect, it } from '@jest/globals';
import { isTimeFor } from './gentle-start.rules.js';

const GENTLE: Parameters<typeof isTimeFor>[0] = { goesDeep: false, tags: [], topics: [] };

describe('the first weeks of two people here', () => {
  it.each([
    ['a gentle one', {}, 0],
    ['one about what people believe', { topics: ['faith'] }, 0],
    ['one about children', { tags: ['children'] }, 0],
    ['a deep one', { goesDeep: true }, 14],
    ['one about a loss', { topics: ['loss'] }, 14],
    ['one about a former partner', { tags: ['ex'] }, 14],
    ['an intimate one', { topics: ['intimate'] }, 28],
    ['an intimate one that goes deep', { goesDeep: true, topics: ['intimate'] }, 28],
  ] satisfies [string, Partial<typeof GENTLE>, number][])(
    'bring %s no sooner than they should',
    (_, more, from) => {
      const item = { ...GENTLE, ...more };
      expect(isTimeFor(item, from)).toBe(true);
      if (from > 0) expect(isTimeFor(item, from - 1)).toBe(false);
    },
  );
});
