import type { ModuleSlug } from './module-slugs.js';

/** A short text for the day. `author` is a real, checkable source, or `Anew` for the house's own. */
export interface Quote {
  text: string;
  author: string;
  category: string;
}

export interface DailyPrompt {
  id: string;
  text: string;
  moduleSlug: ModuleSlug;
}

export type ActivityDifficulty = 'easy' | 'moderate' | 'deeper';

export interface ConnectionActivity {
  id: string;
  title: string;
  description: string;
  instructions: string;
  difficulty: ActivityDifficulty;
  /** Minutes. */
  timeRequired: number;
  /** Hyphenated, shown with spaces. */
  category: string;
  completed: boolean;
}

export interface ModuleSummary {
  slug: ModuleSlug;
  title: string;
  overview: string;
  duration: string;
  actionCount: number;
  /** How many of the caller's own action steps are done. */
  completedCount: number;
}

/** A guided module. `lesson` holds paragraphs separated by blank lines. */
export interface Module {
  slug: ModuleSlug;
  title: string;
  overview: string;
  duration: string;
  keyInsight: string;
  realityCheck: string;
  lesson: string;
  deepDive: { title: string; content: string };
  transformation: { title: string; framework: string[] };
  scenario: { title: string; situation: string; challenge: string; approach: string };
  reflection: { question: string; prompts: string[] };
  awareness: string[];
  conversation: string[];
  actions: string[];
  coachingPrompt: { title: string; description: string; suggestions: string[]; link: string };
  /** Author, year and finding behind the module, as shown to the reader. */
  sources: string[];
}
