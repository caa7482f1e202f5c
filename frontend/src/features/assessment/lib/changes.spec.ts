import type { AssessmentResults, Band, CategoryResult } from '@anew/contracts/assessment/results';
import { describe, expect, it } from '@jest/globals';
import { results } from '../testing/fixtures';
import { changesBetween } from './changes';

/** The results with one area in another band; null where it is not scored. */
function withBand(area: string, band: Band | null): AssessmentResults {
  const categories = results.categories.map((one): CategoryResult => {
    if (one.category !== area) return one;
    if (band === null) return { category: one.category, level: null, partners: [], band };
    return { category: one.category, level: 50, partners: [], band };
  });
  return { ...results, categories };
}

const change = (then: Band | null, now: Band | null) =>
  changesBetween(withBand('Communication', then), withBand('Communication', now)).find(
    ({ category }) => category === 'Communication',
  );

describe('what has become of an area', () => {
  it.each<[Band | null, Band | null, boolean, string]>([
    ['close', 'close', false, '“Close together”, as before.'],
    ['shared-strength', 'close', true, 'Then “A shared strength”, now “Close together”.'],
    ['close', 'shared-strength', true, 'Then “Close together”, now “A shared strength”.'],
    ['worth-a-conversation', 'close', true, 'Then “Worth a conversation”, now “Close together”.'],
    [null, 'worth-a-conversation', false, 'Now “Worth a conversation”.'],
    ['close', null, false, 'Too few of these questions apply to the two of you now.'],
    [null, null, false, 'Too few of these questions apply to the two of you now.'],
  ])('from %p to %p', (then, now, hasMoved, words) => {
    expect(change(then, now)).toMatchObject({ from: then, to: now, hasMoved, words });
  });

  it('has no band before where the earlier round did not know the area', () => {
    const then = { ...results, categories: results.categories.slice(1) };
    expect(changesBetween(then, results).find(({ category }) => category === 'Communication')).toMatchObject({
      from: null,
      hasMoved: false,
      words: 'Now “A shared strength”.',
    });
  });
});

it('names first what has moved, each part in the order of the results', () => {
  const now = withBand('Future & Commitment', 'worth-a-conversation');
  const then = withBand('Trust & Past', 'close');
  const order = changesBetween(then, now).map(({ category }) => category);
  expect(order.slice(0, 2)).toEqual(['Trust & Past', 'Future & Commitment']);
  expect(order).toHaveLength(results.categories.length);
  expect(order.slice(2)).toEqual(
    results.categories.map(({ category }) => category).filter((one) => !order.slice(0, 2).includes(one)),
  );
});
