import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

/** A situation people bring, and what the house says about it besides what the module says. */
export interface Topic {
  id: string;
  moduleSlug: ModuleSlug;
  /** Ways in which people put it; synonyms are taken care of elsewhere. */
  cues: readonly string[];
  /** Words of the module that answer it, to steer the search for passages. */
  terms: string;
  /** First sentences: they meet the feeling and leave the verdict open. */
  open: readonly string[];
  /** The short answer to the question. */
  answer: readonly string[];
  /** How it may look to the partner, who is not in the room. */
  partner: readonly string[];
  /** Sentences to say out loud. */
  say: readonly string[];
  /** Small steps, where the module’s own actions speak to somebody else. */
  steps?: readonly string[];
  /** Questions back. */
  ask: readonly string[];
  /** Only makes sense where there are children. */
  aboutChildren?: true;
}
