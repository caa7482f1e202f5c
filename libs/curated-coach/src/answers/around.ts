import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { AnswerLanguage } from './answer.js';

/** Texts around an answer, in its language. */
export interface Around {
  language: AnswerLanguage;
  /** Before the answer to a question that is only near. `{title}` becomes that question. */
  near: readonly string[];
  /** After such an answer, before other questions that are near. */
  others: readonly string[];
  say: readonly string[];
  step: readonly string[];
  /** Last lines. `{modules}` becomes one or two links. */
  closings: readonly string[];
  /** Last lines where no module may be linked. */
  unlinked: readonly string[];
  and: string;
  link(slug: ModuleSlug): string;
}
