import type { AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { PatternName } from '@anew/contracts/assessment/results';
import { isPriority } from './areas.js';
import type { CategoryMeasure, OverallMeasure } from './levels.js';

/** Categories about the couple itself. The others are about what surrounds it. */
const INNER: readonly AssessmentCategory[] = ['Communication', 'Trust & Past', 'Intimacy & Connection'];

/** Overall index below which a great deal weighs on a couple. */
export const HEAVY_BELOW = 35;

/** Couple pattern by docs/scoring.md. The first that fits is chosen. */
export function patternOf(measures: readonly CategoryMeasure[], overall: OverallMeasure): PatternName {
  const outerLead = outerMinusInner(measures);
  if (overall.index >= 75 && !measures.some(isPriority)) return 'Thriving Together';
  if (overall.split >= 30) return 'Two Perspectives';
  if (overall.index < HEAVY_BELOW) return 'Carrying a Lot';
  if (outerLead >= 20) return 'Strong Frame, Tender Centre';
  if (outerLead <= -20) return 'Close but Stretched';
  return overall.index >= 60 ? 'Solid Ground' : 'Building';
}

/** Difference between the outer and the inner categories, or zero if one side has no scored category. */
function outerMinusInner(measures: readonly CategoryMeasure[]): number {
  const inner = measures.filter(({ category }) => INNER.includes(category));
  const outer = measures.filter(({ category }) => !INNER.includes(category));
  if (inner.length === 0 || outer.length === 0) return 0;
  return Math.round((meanIndex(outer) - meanIndex(inner)) * 1e6) / 1e6;
}

function meanIndex(measures: readonly CategoryMeasure[]): number {
  return measures.reduce((total, { index }) => total + index, 0) / measures.length;
}
