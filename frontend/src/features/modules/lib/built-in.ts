import type { Module, ModuleSummary } from '@anew/contracts/content/views';

/** The same duration is shown for every module. */
export const DURATION = '20-30 minutes';

export type BuiltInModule = Pick<
  Module,
  'slug' | 'title' | 'overview' | 'awareness' | 'conversation' | 'actions'
>;

/** `completedCount` is null when the progress is not known. */
export type ListedModule = Omit<ModuleSummary, 'completedCount'> & { completedCount: number | null };

export function toSummary({ slug, title, overview, actions }: BuiltInModule): ModuleSummary {
  return { slug, title, overview, duration: DURATION, actionCount: actions.length, completedCount: 0 };
}
