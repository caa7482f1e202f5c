import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

export interface CoachQuestion {
  text: string;
  /** Modules that answer it well. The list is empty if the coach should ask back and name none. */
  accept: readonly ModuleSlug[];
  /** Earlier messages of the person in the same conversation. */
  after?: readonly string[];
  /** Set if the question was never used while synonyms and cues were tuned. */
  heldOut?: true;
}
