import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { type Focus, FOCUS_WEIGHTS, WEIGHT_WITHOUT_FOCUS } from '@anew/contracts/content/views';

/** Weights with which modules are drawn for today's question. */
export function weightsOf(slugs: readonly ModuleSlug[], focuses: Focus[]): (readonly [ModuleSlug, number])[] {
  return slugs.map((slug) => {
    const focus = focuses.find(({ moduleSlug }) => moduleSlug === slug);
    return [slug, focus ? FOCUS_WEIGHTS[focus.priority] : WEIGHT_WITHOUT_FOCUS] as const;
  });
}
