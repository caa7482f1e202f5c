import { ASSESSMENT_CATEGORIES, type AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { Area, AssessmentResults, CategoryResult } from '@anew/contracts/assessment/results';
import { bandOf, nextToGrow, prioritiesAmong, strengthsAmong } from './areas.js';
import { type ItemScores, type PartnerResponses, type ReadItems, readItems } from './items.js';
import { bothPositive, type CategoryMeasure, measureCategories, measureOverall, middleOf } from './levels.js';
import { patternOf } from './pattern.js';
import { recommend } from './recommendations.js';
import { areaWords, PATTERN_SUMMARIES, readDifferentlySummary, sharedAnswerSummary } from './texts.js';

export type { PartnerResponses } from './items.js';

/** Everything that the couple sees except the time, which the caller adds. */
export type ScoredCouple = Omit<AssessmentResults, 'computedAt'>;

const AT_MOST_AREAS = 3;
/** Naming all of them would tell each partner which of their good answers the other did not share. */
const AT_MOST_SHARED_ANSWERS = 2;

/**
 * Scores two complete, valid sets of answers by the method of docs/scoring.md.
 * The order of the partners does not matter. Throws RangeError for an answer that the instrument does not
 * know.
 */
export function scoreCouple(a: PartnerResponses, b: PartnerResponses): ScoredCouple {
  const read = readItems(a, b);
  const measures = measureCategories(read.scored);
  const overall = measureOverall(measures);
  const patternName = patternOf(measures, overall);
  const priorityAreas = describePriorities(measures, read.hasChildren);
  return {
    priorityAreas,
    strengthAreas: describeStrengths(measures, read),
    recommendations: recommend({
      measures,
      items: read.scored,
      focus: priorityAreas.map(({ category }) => category),
      hasChildren: read.hasChildren,
    }),
    categories: ASSESSMENT_CATEGORIES.map((category) => describeCategory(category, measures, a, b)),
    pattern: { name: patternName, summary: PATTERN_SUMMARIES[patternName] },
    readDifferently: read.readDifferently.map(({ id, category }) => ({
      questionId: id,
      category,
      summary: readDifferentlySummary(id),
    })),
  };
}

function describePriorities(measures: readonly CategoryMeasure[], hasChildren: boolean): Area[] {
  const priorities = prioritiesAmong(measures);
  if (priorities.length > 0) {
    return priorities.map(({ category }) => ({ category, ...areaWords(category, hasChildren).priority }));
  }
  const lowest = nextToGrow(measures);
  if (!lowest) return [];
  return [{ category: lowest.category, ...areaWords(lowest.category, hasChildren).grow }];
}

function describeStrengths(measures: readonly CategoryMeasure[], read: ReadItems): Area[] {
  const strengths = strengthsAmong(measures);
  if (strengths.length === 0) return describeSharedAnswers(measures, read);
  return strengths.map(({ category }) => ({ category, ...areaWords(category, read.hasChildren).strength }));
}

/**
 * Describes shared positive answers only in areas where the partners are close, so that an area marked for a
 * conversation is not praised on the same page.
 */
function describeSharedAnswers(
  measures: readonly CategoryMeasure[],
  { scored, hasChildren }: ReadItems,
): Area[] {
  const shared = scored.filter(bothPositive);
  return measures
    .filter((measure) => bandOf(measure) === 'close')
    .flatMap(({ category }) => sharedArea(category, shared, hasChildren))
    .slice(0, AT_MOST_AREAS);
}

function sharedArea(
  category: AssessmentCategory,
  shared: readonly ItemScores[],
  hasChildren: boolean,
): Area[] {
  const ids = shared.filter((item) => item.category === category).map(({ id }) => id);
  if (ids.length === 0) return [];
  const summary = sharedAnswerSummary(ids.slice(0, AT_MOST_SHARED_ANSWERS));
  return [{ category, title: areaWords(category, hasChildren).sharedTitle, summary }];
}

function describeCategory(
  category: AssessmentCategory,
  measures: readonly CategoryMeasure[],
  a: PartnerResponses,
  b: PartnerResponses,
): CategoryResult {
  const measure = measures.find((candidate) => candidate.category === category);
  if (!measure) return { category, level: null, partners: [], band: null };
  const { positions } = measure;
  const partners = [
    { userId: a.userId, score: positions.a },
    { userId: b.userId, score: positions.b },
  ].sort((one, other) => (one.userId < other.userId ? -1 : 1));
  return { category, level: middleOf(positions), partners, band: bandOf(measure) };
}
