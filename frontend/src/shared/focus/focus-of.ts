import type { AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';

/** The focus area that belongs to each area of the results. */
export const FOCUS_OF: Readonly<Record<AssessmentCategory, FocusModuleSlug>> = {
  Communication: 'communication-complexity',
  'Trust & Past': 'emotional-safety',
  'Blending & Children': 'practical-blending',
  'Intimacy & Connection': 'love-fun-intimacy',
  'Future & Commitment': 'our-vision',
};
