/** The eight guided modules, in the order in which they are listed. */
export const MODULE_SLUGS = [
  'honor-lessons',
  'lets-align',
  'our-vision',
  'external-influences',
  'emotional-safety',
  'practical-blending',
  'communication-complexity',
  'love-fun-intimacy',
] as const;

export type ModuleSlug = (typeof MODULE_SLUGS)[number];

/** The six modules a couple can choose as a focus area. */
export const FOCUS_MODULE_SLUGS = [
  'our-vision',
  'external-influences',
  'emotional-safety',
  'practical-blending',
  'communication-complexity',
  'love-fun-intimacy',
] as const satisfies readonly ModuleSlug[];

export type FocusModuleSlug = (typeof FOCUS_MODULE_SLUGS)[number];

/** The name a reader sees, so that a recommendation and the module page never disagree. */
export const MODULE_TITLES: Readonly<Record<ModuleSlug, string>> = {
  'honor-lessons': 'Honor the Lessons',
  'lets-align': 'Let’s Align',
  'our-vision': 'Our Vision',
  'external-influences': 'External Influences',
  'emotional-safety': 'Emotional Safety',
  'practical-blending': 'Practical Blending',
  'communication-complexity': 'Communication and Its Complexity',
  'love-fun-intimacy': 'Love, Fun and Intimacy',
};
