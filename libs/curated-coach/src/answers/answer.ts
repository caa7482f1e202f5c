import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Seat } from '../seats.js';

/** Languages in which there are answers. */
export type AnswerLanguage = 'en' | 'es';

/** A written answer to one narrow question. */
export interface Answer {
  /** The question, in words that suit all who ask it. */
  title: string;
  /** Modules that go deeper, the best first. */
  modules: readonly ModuleSlug[];
  /** Seats from which many of its questions are asked. */
  seats: readonly Seat[];
  /** Paragraphs of the answer, which fit every way of asking the question. */
  text: readonly string[];
  /** A sentence or two to say out loud. */
  say?: string;
  /** One small thing to do. */
  step?: string;
}

/** An answer as the library has it. */
export interface StoredAnswer extends Answer {
  /** Different words of all ways of asking its question, with spaces between them. */
  words: string;
}
