import { countsOf } from '@anew/coach-safety/classifier/features';
import { LinearModel, type Weights } from '@anew/coach-safety/classifier/linear';
import { wordsOf } from '@anew/coach-safety/normalize';
import { MODULE_SLUGS, type ModuleSlug } from '@anew/contracts/content/module-slugs';

/** Likelihood of each module, together 1. */
export type Likelihoods = ReadonlyMap<ModuleSlug, number>;

/** Says about which modules a message is, in English or Spanish. */
export interface LikelyModules {
  likelihoodsOf(message: string): Likelihoods;
}

/**
 * Factor for the log odds. The classifier is more certain than it is right about what it has learned, and less
 * certain than it is right about messages of strangers.
 */
const SHARPNESS = 1.7;

/** Classifier learned from everyday messages and the modules that suit them. */
export class LearnedModules implements LikelyModules {
  private readonly model: LinearModel;

  constructor(learned: Weights) {
    this.model = new LinearModel(learned);
  }

  likelihoodsOf(message: string): Likelihoods {
    const sums = this.model.sums(countsOf(wordsOf(message))).map((sum) => SHARPNESS * sum);
    const most = Math.max(...sums);
    const odds = sums.map((sum) => Math.exp(sum - most));
    const all = odds.reduce((total, each) => total + each, 0);
    return new Map(MODULE_SLUGS.map((slug, at) => [slug, (odds[at] ?? 0) / all]));
  }
}
