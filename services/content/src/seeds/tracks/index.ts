import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Track } from '@anew/contracts/content/views';
import { hostileCoParent } from './hostile-co-parent.js';
import { stepmothers } from './stepmothers.js';
import { widowed } from './widowed.js';

/** Tracks of short pieces, by the module in whose first chapter they stand. */
export const TRACKS: Readonly<Partial<Record<ModuleSlug, Track>>> = {
  'honor-lessons': widowed,
  'external-influences': hostileCoParent,
  'practical-blending': stepmothers,
};
