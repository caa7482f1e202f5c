import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

/** A situation that many people bring, with the whole answer in Spanish. */
export interface Lesson {
  moduleSlug: ModuleSlug;
  /** What it is about, in a few words. */
  about: string;
  /** Patterns of which a single one identifies the situation. They read plain text without accents. */
  tells: readonly RegExp[];
  /** Patterns of which two together identify it. */
  hints: readonly RegExp[];
  /** Pattern of texts that are about something else. */
  not?: RegExp;
  /** Answer of the module, faithful to its English lesson. */
  text: string;
}
