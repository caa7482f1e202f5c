import type { FocusModuleSlug, ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { HouseholdFacts } from '@anew/contracts/household/views';

/** Module about children and money in a family that comes from two. */
const ABOUT_STEPFAMILIES: ModuleSlug = 'practical-blending';

/**
 * Order of modules for one person: the one that they would like first, then the others as they are. Where nobody has
 * children from before, the module about them comes last.
 */
export function sortedFor<T extends { slug: ModuleSlug }>(
  modules: readonly T[],
  { household, first }: { household: HouseholdFacts | null; first: FocusModuleSlug | null },
): T[] {
  const rankOf = ({ slug }: T): number => {
    if (slug === first) return 0;
    return slug === ABOUT_STEPFAMILIES && household?.fromBefore === 0 ? 2 : 1;
  };
  return [...modules].sort((a, b) => rankOf(a) - rankOf(b));
}
