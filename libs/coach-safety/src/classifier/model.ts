import { type Concern, CONCERNS } from '../verdict.js';
import { countsOf } from './features.js';
import { LinearModel, type Weights } from './linear.js';
import type { Counts } from './tally.js';

/** Classes of a text. The first one is harmless. */
export const CLASSES = [null, ...CONCERNS] as const;
export const CLASS_COUNT = CLASSES.length;

/** Likelihood that a text is about danger, and about which one, as log odds against harmless talk. */
export interface Score {
  danger: number;
  byConcern: Readonly<Record<Concern, number>>;
}

export class Classifier {
  private readonly model: LinearModel;

  constructor(learned: Weights) {
    this.model = new LinearModel(learned);
  }

  score(words: readonly string[]): Score {
    return this.scoreCounts(countsOf(words));
  }

  scoreCounts(counts: readonly Counts[]): Score {
    return scoreOf(this.model.sums(counts));
  }
}

function scoreOf([harmless = 0, ...concerns]: readonly number[]): Score {
  const most = Math.max(...concerns);
  const danger = most + Math.log(concerns.reduce((sum, each) => sum + Math.exp(each - most), 0)) - harmless;
  const byConcern = Object.fromEntries(
    CONCERNS.map((concern, index) => [concern, (concerns[index] ?? 0) - harmless]),
  ) as Record<Concern, number>;
  return { danger, byConcern };
}

/**
 * Likelihoods of each concern over all pieces of a message, because the highest-scoring piece alone may be
 * about a side effect of the danger.
 */
export function pooled(scores: readonly Score[]): Score['byConcern'] {
  const sum = (concern: Concern): number =>
    Math.log(scores.reduce((total, { byConcern }) => total + Math.exp(byConcern[concern]), 0));
  return Object.fromEntries(CONCERNS.map((concern) => [concern, sum(concern)])) as Record<Concern, number>;
}
