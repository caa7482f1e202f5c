import type { Module, ModuleSummary } from '@anew/contracts/content/views';
import * as words from '@anew/words/module-card';

export type BuiltInModule = Pick<
  Module,
  'slug' | 'title' | 'overview' | 'awareness' | 'conversation' | 'actions'
>;

/** `completedCount` is null when the progress is not known. */
export type ListedModule = Omit<ModuleSummary, 'completedCount'> & { completedCount: number | null };

export function toSummary({ slug, title, overview, actions }: BuiltInModule): ModuleSummary {
  return {
    slug,
    title,
    overview,
    duration: words.duration(),
    actionCount: actions.length,
    completedCount: 0,
  };
}
