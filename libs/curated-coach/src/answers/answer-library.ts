import type { Likelihoods } from '../likely-modules.js';
import type { Answer } from './answer.js';
import { type Postings, QuestionIndex } from './question-index.js';

/** Number of questions that are compared by their modules as well. */
const CANDIDATES = 30;
/** How much the likelihood of an answer's modules counts beside the likeness of its question. */
const MODULE_WEIGHT = 0.2;
/** Likelihood that is added to each, so that a module which the classifier has not thought of stays possible. */
const POSSIBLE = 0.05;

/** An answer whose question is like a message. */
export interface Found {
  answer: Answer;
  /** How well it fits, from 0 to 3.5. */
  fit: number;
}

/** Written answers in one language, found by what people ask. */
export class AnswerLibrary {
  private readonly index: QuestionIndex;
  private readonly byTitle: ReadonlyMap<string, Answer>;

  constructor(
    private readonly answers: readonly Answer[],
    postings: Postings,
  ) {
    this.index = new QuestionIndex(postings);
    this.byTitle = new Map(answers.map((answer) => [answer.title, answer]));
  }

  titled(title: string): Answer | undefined {
    return this.byTitle.get(title);
  }

  /** The answers that fit a message best, the best first. */
  find(message: string, likely: Likelihoods): Found[] {
    return this.index
      .nearest(message)
      .slice(0, CANDIDATES)
      .flatMap(({ question, likeness }) => {
        const answer = this.answers[question];
        return answer ? [{ answer, fit: likeness * weightOf(answer, likely) }] : [];
      })
      .sort((one, other) => other.fit - one.fit);
  }
}

const weightOf = ({ modules }: Answer, likely: Likelihoods): number =>
  (POSSIBLE + Math.max(...modules.map((slug) => likely.get(slug) ?? 0))) ** MODULE_WEIGHT;
