import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

/** A situation that many people bring, and the whole answer to it in Spanish. */
export interface Lesson {
  moduleSlug: ModuleSlug;
  /** What it is about, for the list of places to begin. */
  about: string;
  /** Any of these tells by itself; they read plain text without accents. */
  tells: readonly RegExp[];
  /** Two of these together tell as well. */
  hints: readonly RegExp[];
  /** Beside one of these it is about something else. */
  not?: RegExp;
  /** What the module says to it, faithful to its English lesson. */
  text: string;
}
