import type { AssessmentResults, Band, CategoryResult } from '@anew/contracts/assessment/results';
import { changeInWords } from './words';

/** What has become of an area since the round before. */
export interface Change {
  category: CategoryResult['category'];
  /** Bands of the two rounds; null where the area was not scored. */
  from: Band | null;
  to: Band | null;
  hasMoved: boolean;
  words: string;
}

/**
 * Compares two rounds by the bands of their areas alone: the picture and its words then come from one source. Areas that
 * have moved come first.
 */
export function changesBetween(then: AssessmentResults, now: AssessmentResults): Change[] {
  const changes = now.categories.map((found): Change => {
    const before = then.categories.find(({ category }) => category === found.category);
    const [from, to] = [before?.band ?? null, found.band];
    return {
      category: found.category,
      from,
      to,
      hasMoved: from !== null && to !== null && from !== to,
      words: changeInWords(before, found),
    };
  });
  return [...changes.filter((each) => each.hasMoved), ...changes.filter((each) => !each.hasMoved)];
}
