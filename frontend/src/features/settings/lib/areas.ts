import type { AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';

export const AREA_WORDS: Record<FocusModuleSlug, string> = {
  'our-vision': 'What you are building together, and where it is going.',
  'external-influences': 'Ex-partners, families and everyone else with an opinion.',
  'emotional-safety': 'Trusting again after what came before.',
  'practical-blending': 'Children, households and the days of the week.',
  'communication-complexity': 'Hearing each other when it matters.',
  'love-fun-intimacy': 'Closeness, play and time for the two of you.',
};

const AREA_OF: Record<AssessmentCategory, FocusModuleSlug> = {
  Communication: 'communication-complexity',
  'Trust & Past': 'emotional-safety',
  'Blending & Children': 'practical-blending',
  'Intimacy & Connection': 'love-fun-intimacy',
  'Future & Commitment': 'our-vision',
};

export interface Suggestion {
  category: AssessmentCategory;
  slug: FocusModuleSlug;
}

/** Priority areas of the results that are not a focus yet. */
export function suggestionsFrom(results: AssessmentResults, focuses: readonly Focus[]): Suggestion[] {
  const active = new Set(focuses.map(({ moduleSlug }) => moduleSlug));
  return results.priorityAreas
    .map(({ category }) => ({ category, slug: AREA_OF[category] }))
    .filter(({ slug }) => !active.has(slug));
}
