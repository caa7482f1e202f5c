import type { Band, CategoryResult, Place, ScoredCategory } from '@anew/contracts/assessment/results';
import { dateFormat } from '#shared/lib/dates';

const LONG_DATE = dateFormat({ dateStyle: 'long' });

export const LINE_ENDS = { low: 'Needs care', high: 'Feels strong' } as const;

export const BAND_WORDS: Readonly<Record<Band, string>> = {
  'shared-strength': 'A shared strength',
  close: 'Close together',
  'worth-a-conversation': 'Worth a conversation',
};

export const UNSCORED_WORDS = 'Not pictured';

export const STEPS = 5;

/** The place on the line, 1 to 5. It is a number, because a word would judge one of the two. */
export function stepOf(score: Place): number {
  return score / 25 + 1;
}

export function isScored(category: CategoryResult): category is ScoredCategory {
  return category.level !== null;
}

export function longDate(iso: string): string {
  return LONG_DATE.format(new Date(iso));
}

/** Compares an area with the round before, by its band alone, because the marks are drawn as well. */
export function changeInWords(then: CategoryResult | undefined, now: CategoryResult | undefined): string {
  if (!now || !isScored(now)) return 'Too few of these questions apply to the two of you now.';
  const words = `“${BAND_WORDS[now.band]}”`;
  if (!then || !isScored(then)) return `Now ${words}.`;
  if (then.band === now.band) return `${words}, as before.`;
  return `Then “${BAND_WORDS[then.band]}”, now ${words}.`;
}
