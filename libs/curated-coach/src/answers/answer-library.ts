import { featuresOf } from '@anew/coach-safety/questions/question-vector';
import type { Likelihoods } from '../likely-modules.js';
import type { Answer, AnswerLanguage, StoredAnswer } from './answer.js';
import { AnswerWords } from './answer-words.js';
import type { Questions } from './joined-index.js';
import { bringsIn } from './near-titles.js';

/** Number of questions that are compared by their words and modules as well. */
const CANDIDATES = 60;
/** How much the share of words counts that a message and an answer have in common, and as much again that of the title's. */
const WORDS_WEIGHT = 0.4;
/** What is taken off for that, because every two questions have words in common. */
const WORDS_USUAL = 0.3;
/** What is taken off where a title brings in something heavy, or a child, of which the message says nothing. */
const BROUGHT_IN = 0.15;
/** How much the likelihood of an answer's modules counts beside the likeness of its question. */
const MODULE_WEIGHT = 0.3;
/** Likelihood that is added to each, so that a module which the classifier has not thought of stays possible. */
const POSSIBLE = 0.05;

/** How much the likeness to a story's question counts beside the likeness to the whole story. */
const QUESTION_WEIGHT = 0.5;

/** An answer whose question is like a message. */
export interface Found {
  answer: Answer;
  /** How well it fits, up to some 4, or to 5.25 for a story with a question. */
  fit: number;
}

/** Written answers in one language, found by what people ask. */
export class AnswerLibrary {
  private readonly byTitle: ReadonlyMap<string, Answer>;
  private readonly words: AnswerWords;

  /** @param index of the questions, in the order of the answers */
  constructor(
    private readonly answers: readonly StoredAnswer[],
    private readonly index: Questions,
    private readonly language: AnswerLanguage,
  ) {
    if (index.size !== answers.length) throw new Error('The index belongs to other answers');
    this.words = new AnswerWords(answers, language);
    this.byTitle = new Map(answers.map((answer) => [answer.title, answer]));
  }

  titled(title: string): Answer | undefined {
    return this.byTitle.get(title);
  }

  /** The answer that stands in a reply. */
  givenIn(reply: string): Answer | undefined {
    return this.answers.find(({ text: [first] }) => first !== undefined && reply.includes(first));
  }

  /** How much the words of a message say, whatever it fits. “Is that normal” says little. */
  weightOf(message: string): number {
    return this.words.weightOf(message);
  }

  /** How much one word of a message says that a text does not have. */
  newIn(message: string, text: string): number {
    return this.words.newIn(message, text);
  }

  /**
   * The answers that fit a message best, the best first. A story may name its question, which counts for more than the rest. Its many words
   * say little, so that they are not compared one by one.
   */
  find(message: string, likely: Likelihoods, question = ''): Found[] {
    const [toMessage, toQuestion] = [message, question].map((text) =>
      this.index.likenesses(featuresOf(text)),
    );
    const commonWith = question === '' ? this.inCommonWith(message) : () => 0;
    return this.answers
      .map((answer, at) => ({
        answer,
        at,
        likeness: (toMessage?.[at] ?? 0) + QUESTION_WEIGHT * (toQuestion?.[at] ?? 0),
      }))
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, CANDIDATES)
      .map(({ answer, at, likeness }) => ({
        answer,
        fit: (likeness + commonWith(at)) * likelihoodWeight(answer, likely),
      }))
      .sort((one, other) => other.fit - one.fit);
  }

  /** What the words add that a message and an answer have in common. Less than usual is negative. */
  private inCommonWith(message: string): (answer: number) => number {
    const comparison = this.words.comparisonWith(message);
    return (answer) => {
      const { covered, titled } = comparison(answer);
      const isOther = bringsIn(this.answers[answer]?.title ?? '', message, this.language);
      return WORDS_WEIGHT * (covered + titled) - WORDS_USUAL - (isOther ? BROUGHT_IN : 0);
    };
  }
}

const likelihoodWeight = ({ modules }: Answer, likely: Likelihoods): number =>
  (POSSIBLE + Math.max(...modules.map((slug) => likely.get(slug) ?? 0))) ** MODULE_WEIGHT;
