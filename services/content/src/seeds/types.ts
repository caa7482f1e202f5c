import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { ActivityDifficulty } from '@anew/contracts/content/views';

/**
 * What an editor writes. `id` is a stable, readable key: change a text under its key and the seed
 * updates it in place; the service derives the database's UUID from the key, so never reuse one.
 */
export interface SeedQuote {
  readonly id: string;
  readonly text: string;
  /** `Anew` for the house’s own, otherwise `Name, Work`: checkable, and the author died before 1925. */
  readonly author: string;
  readonly category: string;
}

export interface SeedPrompt {
  readonly id: string;
  readonly text: string;
  readonly moduleSlug: ModuleSlug;
}

export interface SeedActivity {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  readonly instructions: string;
  readonly difficulty: ActivityDifficulty;
  /** Minutes. */
  readonly timeRequired: number;
  /** Hyphenated, shown with spaces. */
  readonly category: string;
}
