import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Seat } from '../seats.js';

/**
 * What a message touches: wider than a situation, so that its texts must suit every message of its kind. In them,
 * `{partner}`, `{child}` and `{relative}` become the words of the message, such as “your wife” and “his mother”.
 */
export interface Matter {
  id: string;
  /** Modules it belongs to, the closest first. */
  modules: readonly ModuleSlug[];
  /** Situations of this kind. Where the rules find one of them as well, its whole page is given. */
  pages?: readonly string[];
  /** Words that show it, in a text without punctuation. What has none holds for its whole module. */
  signs?: RegExp;
  /** Set if a single one of the words leaves no doubt. */
  isCertain?: true;
  /** Set if it is about touch. A message that speaks of a child or a body never gets it. */
  ofTouch?: true;
  /** Set if it is answered however uncertain its module is. */
  suitsAny?: true;
  /** Set if it is answered before anything else that the message touches. */
  goesFirst?: true;
  /** Set if it suits only what is told, and nothing that is asked. */
  isTold?: true;
  /** Words with which it is about something else. */
  not?: RegExp;
  /** Seat that it is written for. */
  seat?: Seat;
  /** One of two seats for which the coach asks when nothing shows either. */
  asksFor?: Seat;
  /** Opening sentences, which say what is hard or good about it. */
  open: readonly string[];
  /** What is true in every case. */
  answer: readonly string[];
  /** Sentences to say. */
  say: readonly string[];
  /** Small steps. */
  steps: readonly string[];
  /** Open questions. */
  ask: readonly string[];
}
