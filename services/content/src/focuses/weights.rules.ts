import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Focus, FocusPriority } from '@anew/contracts/content/views';

const WEIGHT_OF: Record<FocusPriority, number> = { high: 4, medium: 3, low: 2 };
const WEIGHT_OF_NO_FOCUS = 1;

/** Weights with which modules are drawn for today's question. High : medium : low : none is 4 : 3 : 2 : 1. */
export function weightsOf(slugs: readonly ModuleSlug[], focuses: Focus[]): (readonly [ModuleSlug, number])[] {
  return slugs.map((slug) => {
    const focus = focuses.find(({ moduleSlug }) => moduleSlug === slug);
    return [slug, focus ? WEIGHT_OF[focus.priority] : WEIGHT_OF_NO_FOCUS] as const;
  });
}
