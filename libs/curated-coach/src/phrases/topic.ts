import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Seat } from '../seats.js';

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
  /** Whom it speaks to; whoever sits across from there gets another answer. */
  seat?: Seat;
  /** When nothing tells the seat, the coach asks for it first. */
  seatMatters?: true;
  /** What must stand in a message, or must not, besides words that resemble the cues; both read it without punctuation. */
  needs?: RegExp;
  not?: RegExp;
  /** Words that outweigh all others when they come from its seat: an affair is not about the drop-off it began at. */
  claims?: RegExp;
}
