import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { ActivityDifficulty } from '@anew/contracts/content/views';
import type { Season } from '../choices/season.rules.js';
import type { Tag } from '../households/tags.js';

/**
 * Seed that an editor writes. `id` is a stable, readable key: if the text under a key changes, the seed
 * updates it in place. The database's UUID is derived from the key, so never reuse one.
 */
export interface SeedQuote {
  readonly id: string;
  readonly text: string;
  /**
   * `Anew` for our own texts, otherwise `Name, Work (year)`, with the translator if there was one. The text, and its
   * translation, must have been published before 1925, and the wording must be certain.
   */
  readonly author: string;
  readonly category: string;
}

export interface SeedPrompt {
  readonly id: string;
  readonly tags: readonly Tag[];
  /** Time of the year to which it belongs. Without one, it fits all year. */
  readonly season?: Season;
  readonly text: string;
  readonly moduleSlug: ModuleSlug;
}

/** Material or place that an activity cannot do without. */
export type Need = 'paper' | 'phone' | 'photos' | 'kitchen' | 'calendar' | 'things' | 'outdoors';

export interface SeedActivity {
  readonly id: string;
  readonly tags: readonly Tag[];
  /** Time of the year to which it belongs. Without one, it fits all year. */
  readonly season?: Season;
  /** What it needs besides two people and a clock. */
  readonly needs: readonly Need[];
  readonly title: string;
  /** Description in one sentence. */
  readonly description: string;
  readonly instructions: string;
  readonly difficulty: ActivityDifficulty;
  /** Time needed in minutes. */
  readonly timeRequired: number;
  /** Category in hyphenated form. Screens show spaces instead. */
  readonly category: string;
}
