import type { AssessmentCategory } from '@anew/contracts/assessment/instrument';
import { describe, expect, it } from '@jest/globals';
import type { ItemScores } from './items.js';
import type { CategoryMeasure } from './levels.js';
import { FAR_APART, FORMER_PARTNER } from './recommendation-texts.js';
import { recommend, type RecommendationGrounds } from './recommendations.js';

const measure: CategoryMeasure = {
  category: 'Future & Commitment',
  items: 3,
  positions: { a: 50, b: 50 },
  gap: 0,
  lowest: 60,
  split: 0,
  index: 60,
};

const exItem = (a: number, b: number): ItemScores => ({ id: 'trust_3', category: 'Trust & Past', a, b });

const slugs = (grounds: Partial<RecommendationGrounds>) =>
  recommend({ measures: [measure], items: [], focus: [], hasChildren: true, ...grounds }).map(
    ({ moduleSlug }) => moduleSlug,
  );

describe('recommending for one area', () => {
  it.each<[AssessmentCategory, string[]]>([
    ['Communication', ['communication-complexity', 'emotional-safety']],
    ['Trust & Past', ['honor-lessons', 'emotional-safety']],
    ['Blending & Children', ['practical-blending', 'external-influences']],
    ['Intimacy & Connection', ['love-fun-intimacy', 'emotional-safety']],
    ['Future & Commitment', ['our-vision', 'lets-align']],
  ])('%s leads to %j', (category, expected) => {
    expect(slugs({ focus: [category] })).toEqual(expected);
  });

  it('recommends nothing about children to a couple without', () => {
    expect(slugs({ focus: ['Blending & Children'], hasChildren: false })).toEqual(['external-influences']);
  });
});

describe('recommending for several areas', () => {
  it('takes the first module of each, lowest area first, and three at most', () => {
    expect(slugs({ focus: ['Trust & Past', 'Communication', 'Intimacy & Connection'] })).toEqual([
      'honor-lessons',
      'communication-complexity',
      'love-fun-intimacy',
    ]);
  });

  it('fills up with second modules, each module once', () => {
    expect(slugs({ focus: ['Intimacy & Connection', 'Communication'] })).toEqual([
      'love-fun-intimacy',
      'communication-complexity',
      'emotional-safety',
    ]);
  });
});

describe('couples who are far apart', () => {
  it.each([
    [{ gap: 33 }, true],
    [{ gap: 32.9 }, false],
    [{ split: 40 }, true],
    [{ split: 39.9 }, false],
  ])('begin with lets-align when a category has %j: %s', (values, expected) => {
    const given = slugs({ focus: ['Communication'], measures: [measure, { ...measure, ...values }] });
    expect(given[0] === 'lets-align').toBe(expected);
    expect(given).toContain('communication-complexity');
  });

  it('are told why, even when the area itself would lead there', () => {
    const [first, ...others] = recommend({
      measures: [{ ...measure, gap: 40 }],
      items: [],
      focus: ['Future & Commitment'],
      hasChildren: true,
    });
    expect(first).toEqual({ ...FAR_APART, title: 'Let’s Align' });
    expect(others.map(({ moduleSlug }) => moduleSlug)).toEqual(['our-vision']);
  });
});

describe('a former partner who weighs', () => {
  it.each([
    [2, 4, true],
    [4, 2, true],
    [1, 1, true],
    [3, 3, false],
  ])('with answers of %d and %d adds external-influences: %s', (a, b, expected) => {
    const given = slugs({ focus: ['Communication'], items: [exItem(a, b)] });
    expect(given.includes('external-influences')).toBe(expected);
  });

  it('counts only in questions about one', () => {
    const items: ItemScores[] = [{ id: 'trust_2', category: 'Trust & Past', a: 1, b: 1 }];
    expect(slugs({ focus: ['Communication'], items })).not.toContain('external-influences');
  });

  it('keeps a place among the three, beside lets-align and the lowest area', () => {
    const grounds = {
      measures: [{ ...measure, split: 60 }],
      items: [{ ...exItem(1, 4), id: 'blend_5' as const }],
      focus: ['Trust & Past', 'Communication', 'Future & Commitment'] as const,
      hasChildren: true,
    };
    const given = recommend(grounds);
    expect(given.map(({ moduleSlug }) => moduleSlug)).toEqual([
      'lets-align',
      'honor-lessons',
      'external-influences',
    ]);
    expect(given[2]?.reason).toBe(FORMER_PARTNER.reason);
  });
});
