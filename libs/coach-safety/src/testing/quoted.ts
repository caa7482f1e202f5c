import { UNSURE, UNSURE_SPANISH } from '../replies/unsure.js';

/** Whether a reply quotes these words as what it doubts, and does not only take them up. */
export const quotesAsSign = (reply: string, words: string): boolean =>
  [UNSURE, UNSURE_SPANISH]
    .flatMap(({ quoting }) => quoting)
    .some((text) => reply.includes(text.replace('{said}', () => words)));
