import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { describe, expect, it } from '@jest/globals';
import { sortedFor } from './module-order.rules.js';

const MODULES = MODULE_SLUGS.map((slug) => ({ slug }));
const CHILDLESS = { fromBefore: 0, ours: false, ageBands: [], days: null };

const order = (known: Partial<Parameters<typeof sortedFor>[1]>) =>
  sortedFor(MODULES, { household: null, first: null, ...known }).map(({ slug }) => slug);

describe('the order of modules', () => {
  it('is the usual one as long as nobody has said anything', () => {
    expect(order({})).toEqual(MODULE_SLUGS);
  });

  it('begins with the one that the person would like first', () => {
    const [first, ...rest] = order({ first: 'love-fun-intimacy' });
    expect(first).toBe('love-fun-intimacy');
    expect(rest).toEqual(MODULE_SLUGS.filter((slug) => slug !== first));
  });

  it('ends with the one about stepfamilies where there is none', () => {
    expect(order({ household: CHILDLESS }).at(-1)).toBe('practical-blending');
    expect(order({ household: { ...CHILDLESS, fromBefore: 1 } })).toEqual(MODULE_SLUGS);
    expect(order({ household: CHILDLESS, first: 'practical-blending' })[0]).toBe('practical-blending');
  });
});
