import type { FocusModuleSlug, ModuleSlug } from './module-slugs.js';

/** Author of quotes that are our own lines. */
export const OWN_LINE = 'Anew';

/** A short text for the day. */
export interface Quote {
  text: string;
  /** Name of a person, with the work and its year, or `OWN_LINE`. */
  author: string;
  category: string;
}

export interface DailyPrompt {
  id: string;
  text: string;
  moduleSlug: ModuleSlug;
  /** Whether the question was chosen because of one of the couple's focus areas. */
  fromFocus: boolean;
  /** Present if AI has written it for this couple. */
  writtenByAi?: true;
}

export const FOCUS_PRIORITIES = ['high', 'medium', 'low'] as const;
export type FocusPriority = (typeof FOCUS_PRIORITIES)[number];

/** How often a module with this priority comes up, as a multiple of one without. High : medium : low : none is 4 : 3 : 2 : 1. */
export const FOCUS_WEIGHTS: Record<FocusPriority, number> = { high: 4, medium: 3, low: 2 };
export const WEIGHT_WITHOUT_FOCUS = 1;

/** A module that a couple wants to come up more often in its daily questions. */
export interface Focus {
  moduleSlug: FocusModuleSlug;
  priority: FocusPriority;
}

/**
 * A small action step that the caller has completed. `actionIndex` is its position in the module's `actions`.
 */
export interface ActionCompletion {
  actionIndex: number;
  completedAt: string;
}

/** A step that the partner has completed. When they did is not said: nobody is watched here. */
export type PartnerStep = Pick<ActionCompletion, 'actionIndex'>;

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
  /** Time needed in minutes. */
  timeRequired: number;
  /** Category in hyphenated form. Screens show spaces instead. */
  category: string;
  completed: boolean;
  /** Whether the two may ask for another one: once a day, while it is not done. */
  canHaveAnother: boolean;
}

export interface CompletedActivity extends ConnectionActivity {
  /** Whether the caller said something about it that is not kept, because it had been completed before. */
  feedbackDropped: boolean;
}

export interface ModuleSummary {
  slug: ModuleSlug;
  title: string;
  overview: string;
  duration: string;
  actionCount: number;
  /** Number of the caller's own action steps that are completed. */
  completedCount: number;
}

/** Short pieces for people in one situation, to be read one at a time. */
export interface Track {
  title: string;
  intro: string;
  pieces: { title: string; text: string }[];
}

/** Published work behind a module. */
export interface Reference {
  authors: string;
  year: number;
  title: string;
  /** Journal with volume and pages, or publisher. */
  publishedIn: string;
  /** Where to find it, if there is an address that stays. */
  link?: string;
}

/** Who stands behind the words of a module. */
export interface ModuleReview {
  /** Day such as `2026-11-20` on which the words were last checked against the sources. */
  lastReviewed: string;
  /** Name and profession of an expert who has reviewed the words, or null as long as nobody has. */
  reviewedBy: string | null;
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
  references?: Reference[];
  review?: ModuleReview;
  track?: Track;
}
