import type { Band, CategoryResult, Position, ScoredCategory } from '@anew/contracts/assessment/results';
import * as words from '@anew/words/assessment-places';

const BANDS: Readonly<Record<Band, () => string>> = {
  'shared-strength': words.sharedStrength,
  close: words.close,
  'worth-a-conversation': words.worthAConversation,
};

/** @param band null where too few questions apply to the two */
export const bandWords = (band: Band | null | undefined): string =>
  band ? BANDS[band]() : words.notPictured();

export const STEPS = 5;

/** The position on the line, 1 to 5. It is a number, because a word would judge one of the two. */
export function stepOf(score: Position): number {
  return score / 25 + 1;
}

export function isScored(category: CategoryResult): category is ScoredCategory {
  return category.level !== null;
}
