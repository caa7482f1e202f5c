import { SENTENCE_END } from '../normalize.js';
import type { QuestionIndex } from '../questions/question-index.js';
import { countsOf } from './features.js';
import type { Weights } from './linear.js';
import { Classifier, type Score } from './model.js';
import { meanOdds, type Odds } from './odds.js';
import type { Counts } from './tally.js';
import { passagesIn, sentenceCount, sentencesOf, type Unit, unitsIn } from './units.js';

/** What was learned: by a classifier for pieces of messages, by one for whole messages, and by counting. */
export interface Learned {
  units: Weights;
  messages: Weights;
  odds: Odds;
}

/** What a message, or a sentence of it, shows as a whole beside the scores of the classifiers. */
interface Traits {
  /** Mean log odds of danger, by kind of feature. */
  odds: readonly number[];
  /** Likeness to the harmless question that is most like it. */
  likeness: number;
}

/** Score of a unit, with the one that it would have as a whole message. */
interface UnitScore extends Score {
  asMessage: number;
}

/** Scores of a message, or of one of its sentences as if it were one. */
export interface MessageScores {
  traits: Traits;
  /** Score of each unit, in the message's order. */
  units: readonly UnitScore[];
  /** Score by the classifier for whole messages: of the message, or the highest of a story's passages. */
  whole: number;
  /** Highest score of a story's passages by the classifier for units. A shorter message has none. */
  passage: number | null;
  sentences: number;
}

/** Scores of a message, and those that each of its sentences would have as a message of its own. */
export interface AllScores extends MessageScores {
  alone: readonly MessageScores[];
}

/**
 * How a message is scored. A caller may cache both, because the readings of a message share most of their
 * sentences.
 */
export interface Scoring {
  scoreUnit(unit: Unit): UnitScore;
  traitsOf(words: readonly string[]): Traits;
}

/**
 * Two classifiers that complement each other, with naive Bayes and known harmless questions beside them. The
 * classifier for units finds a danger in half a sentence of a long story. The one for whole messages, and for
 * a story's passages, sees what only several sentences say together. Naive Bayes weighs every word of a long
 * message alike. A message that is like a question to which the coach has an answer is probably harmless.
 */
export class Scorer implements Scoring {
  private readonly forUnits: Classifier;
  private readonly forMessages: Classifier;
  private readonly odds: Odds;

  constructor(
    { units, messages, odds }: Learned,
    private readonly questions: readonly QuestionIndex[],
  ) {
    this.forUnits = new Classifier(units);
    this.forMessages = new Classifier(messages);
    this.odds = odds;
  }

  /** Scores of a message. Its units are empty if it says nothing, such as a lone "ok". */
  score(words: readonly string[], scoring: Scoring = this): AllScores {
    const alone = sentencesOf(words).map((sentence) => scoresOf(sentence, scoring));
    return { ...scoresOf(words, scoring), alone };
  }

  /**
   * The likeness is computed when it is first asked for: most sentences of a story never need it, and it
   * takes longest.
   */
  traitsOf(words: readonly string[]): Traits {
    const counts = countsOf(withPlainStops(words));
    const { questions } = this;
    let likeness: number | undefined;
    return {
      odds: meanOdds(counts, this.odds),
      get likeness() {
        likeness ??= Math.max(
          0,
          ...indexesFor(counts, questions).map((index) => index.highestLikeness(counts)),
        );
        return likeness;
      },
    };
  }

  scoreUnit(unit: Unit): UnitScore {
    const counts = countsOf(unit);
    return { ...this.forUnits.scoreCounts(counts), asMessage: this.forMessages.scoreCounts(counts).danger };
  }
}

/**
 * Indexes that may be in a text's language: the one that knows most of its words, and those that know half as
 * many.
 */
function indexesFor(counts: readonly Counts[], indexes: readonly QuestionIndex[]): QuestionIndex[] {
  const known = indexes.map((index) => index.knownIn(counts));
  return indexes.filter((_index, at) => 2 * (known[at] ?? 0) >= Math.max(...known));
}

/** A message with one stop at its end and after each sentence, however many stops are written, and where. */
const withPlainStops = (words: readonly string[]): readonly string[] =>
  [...words, SENTENCE_END].filter(
    (word, at, all) => word !== SENTENCE_END || (at > 0 && all[at - 1] !== SENTENCE_END),
  );

function scoresOf(words: readonly string[], scoring: Scoring): MessageScores {
  const scoreOf = (unit: Unit) => scoring.scoreUnit(unit);
  const units = unitsIn(words);
  const known = {
    traits: scoring.traitsOf(words),
    units: units.map(scoreOf),
    sentences: sentenceCount(units),
  };
  const passages = passagesIn(words).map(scoreOf);
  if (passages.length === 0)
    return { ...known, whole: scoreOf(withPlainStops(words)).asMessage, passage: null };
  return {
    ...known,
    whole: Math.max(...passages.map(({ asMessage }) => asMessage)),
    passage: Math.max(...passages.map(({ danger }) => danger)),
  };
}
