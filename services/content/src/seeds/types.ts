import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { ActivityDifficulty } from '@anew/contracts/content/views';
import type { Tag } from '../households/tags.js';

/**
 * Seed that an editor writes. `id` is a stable, readable key: if the text under a key changes, the seed
 * updates it in place. The database's UUID is derived from the key, so never reuse one.
 */
export interface SeedQuote {
  readonly id: string;
  readonly text: string;
  /**
   * `Anew` for our own texts, otherwise `Name, Work`. The source must be verifiable, and its author must have
   * died before 1925.
   */
  readonly author: string;
  readonly category: string;
}

export interface SeedPrompt {
  readonly id: string;
  readonly tags: readonly Tag[];
  readonly text: string;
  readonly moduleSlug: ModuleSlug;
}

export interface SeedActivity {
  readonly id: string;
  readonly tags: readonly Tag[];
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
