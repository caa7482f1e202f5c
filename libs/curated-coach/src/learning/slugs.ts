import { MODULE_SLUGS, type ModuleSlug } from '@anew/contracts/content/module-slugs';

/** Slugs of modules by their names. It throws for a name that no module has. */
export function slugsIn(names: readonly string[]): ModuleSlug[] {
  return names.map((name) => {
    const slug = MODULE_SLUGS.find((each) => each === name.trim());
    if (!slug) throw new Error(`There is no module "${name.trim()}"`);
    return slug;
  });
}
