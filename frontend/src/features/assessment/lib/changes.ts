import type { AssessmentResults, Band, CategoryResult } from '@anew/contracts/assessment/results';
import * as words from '@anew/words/assessment-rounds';
import { isScored } from './places';

/** What has become of an area since the round before. */
export interface Change {
  category: CategoryResult['category'];
  /** Bands of the two rounds; null where the area was not scored. */
  from: Band | null;
  to: Band | null;
  hasMoved: boolean;
  words: string;
}

/** A choice in a catalogue has a name without hyphens. */
const choiceOf = (band: Band) => band.split('-')[0] ?? band;

/** Compares an area with the round before, by its band alone, because the marks are drawn as well. */
function changeInWords(then: CategoryResult | undefined, now: CategoryResult): string {
  if (!isScored(now)) return words.tooFewNow();
  const band = choiceOf(now.band);
  if (!then || !isScored(then)) return words.nowBand({ band });
  if (then.band === now.band) return words.asBefore({ band });
  return words.thenNow({ then: choiceOf(then.band), now: band });
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
