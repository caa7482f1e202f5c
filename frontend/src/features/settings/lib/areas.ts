import type { AssessmentResults } from '@anew/contracts/assessment/results';
import { FOCUS_MODULE_SLUGS, type FocusModuleSlug, MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import {
  type Focus,
  FOCUS_WEIGHTS,
  type FocusPriority,
  WEIGHT_WITHOUT_FOCUS,
} from '@anew/contracts/content/views';
import * as words from '@anew/words/settings-focus';
import { FOCUS_OF } from '#shared/focus/focus-of';

export const AREA_WORDS: Record<FocusModuleSlug, () => string> = {
  'our-vision': words.vision,
  'external-influences': words.influences,
  'emotional-safety': words.safety,
  'practical-blending': words.blending,
  'communication-complexity': words.communication,
  'love-fun-intimacy': words.love,
};

/** What an area can be, from the least to the most often. */
const LADDER = [null, 'low', 'medium', 'high'] as const satisfies readonly (FocusPriority | null)[];

/** Stands for no priority where a word or a choice needs a name for it. */
export const INACTIVE = 'inactive';

/** One step up or down from this priority, or undefined at the end. */
export function stepFrom(priority: FocusPriority | null, step: 1 | -1): FocusPriority | null | undefined {
  return LADDER[LADDER.indexOf(priority) + step];
}

export interface Area {
  slug: FocusModuleSlug;
  priority: FocusPriority | null;
  /** Why the results of the assessment name this area, in words that both partners read there. */
  reason: string | null;
  /** Whether it is one of the areas that need the most care. */
  isSuggested: boolean;
}

function reasonFor(slug: FocusModuleSlug, results: AssessmentResults | null): string | null {
  const advised = results?.recommendations.find(({ moduleSlug }) => moduleSlug === slug);
  return (
    advised?.reason ??
    results?.priorityAreas.find(({ category }) => FOCUS_OF[category] === slug)?.summary ??
    null
  );
}

/** The six areas, the most frequent first. Among the others, those that the results name come first. */
export function areasFrom(focuses: readonly Focus[], results: AssessmentResults | null): Area[] {
  const areas = FOCUS_MODULE_SLUGS.map((slug) => ({
    slug,
    priority: focuses.find(({ moduleSlug }) => moduleSlug === slug)?.priority ?? null,
    reason: reasonFor(slug, results),
    isSuggested: results?.priorityAreas.some(({ category }) => FOCUS_OF[category] === slug) ?? false,
  }));
  const rank = ({ priority, isSuggested }: Area) => LADDER.indexOf(priority) + (isSuggested ? 0.5 : 0);
  return areas.sort((a, b) => rank(b) - rank(a));
}

const QUESTIONS = 30;

/** Number of the next thirty questions that come from this area, as far as the choices decide it. */
export function ofNextQuestions(slug: FocusModuleSlug, focuses: readonly Focus[]) {
  const weightOf = (each: string) => {
    const focus = focuses.find(({ moduleSlug }) => moduleSlug === each);
    return focus ? FOCUS_WEIGHTS[focus.priority] : WEIGHT_WITHOUT_FOCUS;
  };
  const total = MODULE_SLUGS.reduce((sum, each) => sum + weightOf(each), 0);
  return { share: Math.round((QUESTIONS * weightOf(slug)) / total), all: QUESTIONS };
}
