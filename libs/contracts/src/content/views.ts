import type { FocusModuleSlug, ModuleSlug } from './module-slugs.js';

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
  /** Whether one of the couple's focus areas brought it up. */
  fromFocus: boolean;
}

export const FOCUS_PRIORITIES = ['high', 'medium', 'low'] as const;
export type FocusPriority = (typeof FOCUS_PRIORITIES)[number];

/** What a couple has chosen to give more room in its daily questions. */
export interface Focus {
  moduleSlug: FocusModuleSlug;
  priority: FocusPriority;
}

/** A tiny action step that the caller has ticked off; `actionIndex` is its place in the module's `actions`. */
export interface ActionCompletion {
  actionIndex: number;
  completedAt: string;
}

export interface PromptRating {
  isUpvote: boolean;
}

export const RETREAT_RELATIONSHIP_LENGTHS = [
  'less-than-1-year',
  '1-2-years',
  '3-5-years',
  '5-10-years',
  'more-than-10-years',
] as const;
export type RetreatRelationshipLength = (typeof RETREAT_RELATIONSHIP_LENGTHS)[number];

export const HOW_HEARD = ['search', 'social-media', 'referral', 'podcast', 'blog', 'other'] as const;
export type HowHeard = (typeof HOW_HEARD)[number];

export interface RetreatInterestReceipt {
  receivedAt: string;
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
