import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import { describe, expect, it } from '@jest/globals';
import { drawWeighted } from '../choices/draw.rules.js';
import { weightsOf } from './weights.rules.js';

const focuses: Focus[] = [
  { moduleSlug: 'emotional-safety', priority: 'high' },
  { moduleSlug: 'our-vision', priority: 'medium' },
  { moduleSlug: 'practical-blending', priority: 'low' },
];

describe('the shares of daily questions', () => {
  it('are even without a focus', () => {
    expect(new Set(weightsOf(MODULE_SLUGS, []).map(([, weight]) => weight))).toEqual(new Set([1]));
  });

  it('come to 4 : 3 : 2 : 1 over the years', () => {
    const weights = weightsOf(MODULE_SLUGS, focuses);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    const days = 365 * 40;
    const drawn = Array.from({ length: days }, (_, day) => drawWeighted(weights, `couple ${day}`));
    for (const [slug, weight] of weights) {
      const share = drawn.filter((each) => each === slug).length / days;
      expect(Math.abs(share - weight / total)).toBeLessThan(0.015);
    }
  });
});
