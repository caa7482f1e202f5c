import type { Weights } from '@anew/coach-safety/classifier/linear';
import { wordsOf } from '@anew/coach-safety/normalize';
import { fit, type Labeled } from '@anew/coach-safety/training/fit';
import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import type { Question } from './questions.js';

const PASSES = 6;
const RATE = 0.05;
/** A feature of fewer messages says more about their writers, and would double the model. */
const LEAST_DOCUMENTS = 4;
/** Share of a message with several modules that goes to the first. */
const BEST = 0.65;

/** Weights of the classifier. The same questions always result in the same bytes. */
export const learnModules = (questions: readonly Question[]): Weights =>
  fit(questions.flatMap(labeled), {
    classes: MODULE_SLUGS.length,
    passes: PASSES,
    rate: RATE,
    leastDocuments: LEAST_DOCUMENTS,
  });

/** A message with several modules is learned once for each, and together counts as much as any other. */
function labeled({ text, acceptable }: Question): Labeled[] {
  const words = wordsOf(text);
  const others = acceptable.length - 1;
  return acceptable.map((slug, at) => ({
    words,
    label: MODULE_SLUGS.indexOf(slug),
    weight: others === 0 ? 1 : at === 0 ? BEST : (1 - BEST) / others,
  }));
}
