import type { Weights } from '../classifier/linear.js';
import { CLASSES, Classifier } from '../classifier/model.js';
import type { Learned } from '../classifier/scorer.js';
import { countOdds } from './count-odds.js';
import { type Example, examplesOf, messageExamplesOf } from './examples.js';
import { fit } from './fit.js';
import type { Sentence } from './sentences.js';

const PASSES = 3;
const RATE = 0.1;
/** A feature of fewer examples says more about its writer than about danger. */
const LEAST_DOCUMENTS = 3;

/**
 * Learns whole messages first. In a longer message about danger most sentences are everyday talk, and none is
 * labeled: the first classifier shows which of them are dangerous, and the second learns these.
 */
export function learnFrom(sentences: readonly Sentence[]): Learned {
  const messages = learn(messageExamplesOf(sentences));
  const classifier = new Classifier(messages);
  const units = learn(examplesOf(sentences, (unit) => classifier.score(unit).danger));
  return { units, messages, odds: countOdds(sentences) };
}

function learn(examples: readonly Example[]): Weights {
  const labeled = examples.map(({ words, concern, weight }) => ({
    words,
    label: CLASSES.indexOf(concern),
    weight,
  }));
  return fit(labeled, {
    classes: CLASSES.length,
    passes: PASSES,
    rate: RATE,
    leastDocuments: LEAST_DOCUMENTS,
  });
}
