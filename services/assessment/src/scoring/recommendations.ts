import { type AssessmentCategory, EX_PARTNER_ITEMS } from '@anew/contracts/assessment/instrument';
import type { Recommendation } from '@anew/contracts/assessment/results';
import { MODULE_TITLES, type ModuleSlug } from '@anew/contracts/content/module-slugs';
import { isFarApart } from './areas.js';
import type { ItemScores } from './items.js';
import type { CategoryMeasure } from './levels.js';
import { CATEGORY_MODULES, FAR_APART, FORMER_PARTNER, type Suggestion } from './recommendation-texts.js';

const AT_MOST = 3;

const CHILD_RELATED: readonly ModuleSlug[] = ['practical-blending'];

export interface RecommendationGrounds {
  measures: readonly CategoryMeasure[];
  items: readonly ItemScores[];
  /** Priorities, lowest first, or the one area to grow next. */
  focus: readonly AssessmentCategory[];
  hasChildren: boolean;
}

/**
 * At most three modules: `lets-align` if the partners are far apart, then the first module of the lowest
 * area, then `external-influences` if a former partner is a burden. The remaining ones are the other areas'
 * first modules, then the second modules.
 */
export function recommend(grounds: RecommendationGrounds): Recommendation[] {
  const [lowest = [], ...others] = grounds.focus.map((category) => modulesFor(category, grounds.hasChildren));
  const inOrder = [
    ...(grounds.measures.some(isFarApart) ? [FAR_APART] : []),
    ...lowest.slice(0, 1),
    ...(grounds.items.some(formerPartnerWeighs) ? [FORMER_PARTNER] : []),
    ...others.flatMap((modules) => modules.slice(0, 1)),
    ...[lowest, ...others].flatMap((modules) => modules.slice(1)),
  ];
  return firstOfEachModule(inOrder)
    .slice(0, AT_MOST)
    .map(({ moduleSlug, reason, talkStarter }) => ({
      moduleSlug,
      title: MODULE_TITLES[moduleSlug],
      reason,
      talkStarter,
    }));
}

function modulesFor(category: AssessmentCategory, hasChildren: boolean): readonly Suggestion[] {
  return CATEGORY_MODULES[category].filter(
    ({ moduleSlug }) => hasChildren || !CHILD_RELATED.includes(moduleSlug),
  );
}

function formerPartnerWeighs({ id, a, b }: ItemScores): boolean {
  return EX_PARTNER_ITEMS.includes(id) && Math.min(a, b) <= 2;
}

function firstOfEachModule(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.filter(
    ({ moduleSlug }, position) =>
      suggestions.findIndex((earlier) => earlier.moduleSlug === moduleSlug) === position,
  );
}
