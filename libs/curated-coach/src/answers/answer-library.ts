import type { QuestionIndex } from '@anew/coach-safety/questions/question-index';
import { featuresOf } from '@anew/coach-safety/questions/question-vector';
import type { Likelihoods } from '../likely-modules.js';
import type { Answer } from './answer.js';

/** Number of questions that are compared by their modules as well. */
const CANDIDATES = 30;
/** How much the likelihood of an answer's modules counts beside the likeness of its question. */
const MODULE_WEIGHT = 0.2;
/** Likelihood that is added to each, so that a module which the classifier has not thought of stays possible. */
const POSSIBLE = 0.05;

/** How much the likeness to a story's question counts beside the likeness to the whole story. */
const QUESTION_WEIGHT = 0.5;

/** An answer whose question is like a message. */
export interface Found {
  answer: Answer;
  /** How well it fits, from 0 to 3.5, or to 5.25 for a story with a question. */
  fit: number;
}

/** Written answers in one language, found by what people ask. */
export class AnswerLibrary {
  private readonly byTitle: ReadonlyMap<string, Answer>;

  /** @param index of the questions, in the order of the answers */
  constructor(
    private readonly answers: readonly Answer[],
    private readonly index: QuestionIndex,
  ) {
    if (index.size !== answers.length) throw new Error('The index belongs to other answers');
    this.byTitle = new Map(answers.map((answer) => [answer.title, answer]));
  }

  titled(title: string): Answer | undefined {
    return this.byTitle.get(title);
  }

  /** The answer that stands in a reply. */
  givenIn(reply: string): Answer | undefined {
    return this.answers.find(({ text: [first] }) => first !== undefined && reply.includes(first));
  }

  /** The answers that fit a message best, the best first. A story may name its question, which counts for more than the rest. */
  find(message: string, likely: Likelihoods, question = ''): Found[] {
    const [toMessage, toQuestion] = [message, question].map((text) =>
      this.index.likenesses(featuresOf(text)),
    );
    return this.answers
      .map((answer, at) => ({
        answer,
        likeness: (toMessage?.[at] ?? 0) + QUESTION_WEIGHT * (toQuestion?.[at] ?? 0),
      }))
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, CANDIDATES)
      .map(({ answer, likeness }) => ({ answer, fit: likeness * weightOf(answer, likely) }))
      .sort((one, other) => other.fit - one.fit);
  }
}

const weightOf = ({ modules }: Answer, likely: Likelihoods): number =>
  (POSSIBLE + Math.max(...modules.map((slug) => likely.get(slug) ?? 0))) ** MODULE_WEIGHT;
