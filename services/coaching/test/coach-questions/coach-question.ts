import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

export interface CoachQuestion {
  text: string;
  /** Modules that answer it well; empty when the coach should ask back and name none. */
  accept: readonly ModuleSlug[];
  /** What the person wrote earlier in the same conversation. */
  after?: readonly string[];
  /** Never looked at while synonyms and cues were being tuned. */
  heldOut?: true;
}
