import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { ActivityDifficulty } from '@anew/contracts/content/views';
import type { Fit, Material, Tag } from '../households/tags.js';

/**
 * Seed that an editor writes. `id` is a stable, readable key: if the text under a key changes, the seed
 * updates it in place. The database's UUID is derived from the key, so never reuse one.
 */
export interface SeedQuote {
  readonly id: string;
  readonly text: string;
  /**
   * `Anew` for our own texts, otherwise `Name, Work (year)`, with the translator if there was one. The text, and its
   * translation, must have been published before 1931, and the wording must be certain. What we have translated says so.
   */
  readonly author: string;
  /** Where the wording, or the original that we have translated, was read. Our own texts have none. */
  readonly checked?: string;
  readonly category: string;
  /** What it presumes of the couple, if anything. */
  readonly tags?: readonly Tag[];
}

/**
 * Other words for a couple whom the first ones do not fit. `key` is unique within the seed and never reused. What is not
 * worded anew stays as it is.
 */
interface SeedWording {
  readonly key: string;
  /** What these words presume. */
  readonly tags: readonly Tag[];
}

export interface SeedPrompt extends Fit {
  readonly id: string;
  readonly text: string;
  readonly moduleSlug: ModuleSlug;
  readonly wordings?: readonly (SeedWording & Pick<SeedPrompt, 'text'>)[];
}

export interface SeedActivity extends Fit {
  readonly id: string;
  readonly needs: readonly Material[];
  readonly title: string;
  /** Description in one sentence. */
  readonly description: string;
  readonly instructions: string;
  readonly difficulty: ActivityDifficulty;
  readonly timeRequired: number;
  /** Category in hyphenated form. Screens show spaces instead. */
  readonly category: string;
  readonly wordings?: readonly (SeedWording &
    Partial<Pick<SeedActivity, 'title' | 'description' | 'instructions'>>)[];
}
