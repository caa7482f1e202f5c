import type { Module, ModuleSummary } from '@anew/contracts/content/views';
import * as words from '@anew/words/module-card';

export type BuiltInModule = Pick<
  Module,
  'slug' | 'title' | 'overview' | 'awareness' | 'conversation' | 'actions'
>;

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
