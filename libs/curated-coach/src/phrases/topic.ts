import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Seat } from '../seats.js';

/** A situation that people bring, with texts about it besides those of the module. */
export interface Topic {
  id: string;
  moduleSlug: ModuleSlug;
  /** Ways in which people describe it. Synonyms are handled elsewhere. */
  cues: readonly string[];
  /** Words of the module that answer it, which steer the search for passages. */
  terms: string;
  /** Opening sentences, which respond to the feeling and leave the verdict open. */
  open: readonly string[];
  /** Short answer to the question. */
  answer: readonly string[];
  /** View of the partner, who is not there. */
  partner: readonly string[];
  /** Sentences to say to the partner. */
  say: readonly string[];
  /** Small steps, if the module's own actions are meant for someone else. */
  steps?: readonly string[];
  /** Questions back to the person. */
  ask: readonly string[];
  /** Set if it only makes sense for people with children. */
  aboutChildren?: true;
  /** Seat that it is written for. Someone in the opposite seat gets another answer. */
  seat?: Seat;
  /** Set if the coach must ask for the seat when nothing shows it. */
  seatMatters?: true;
  /**
   * Patterns that a message must contain, or must not, besides words that resemble the cues. Both read it
   * without punctuation.
   */
  needs?: RegExp;
  not?: RegExp;
  /**
   * Words that outweigh all others when they come from its seat: an affair is not about the drop-off where it
   * began.
   */
  claims?: RegExp;
}
