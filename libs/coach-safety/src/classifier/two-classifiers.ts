import { SENTENCE_END } from '../normalise.js';
import { countsOf } from './features.js';
import type { Weights } from './linear.js';
import { Classifier, type Score } from './model.js';
import { sentenceCount, type Unit, unitsIn } from './units.js';

/** What two classifiers have learned: one from pieces of messages, and one from whole messages. */
export interface Learned {
  units: Weights;
  messages: Weights;
}

/** Score of a unit, with the one that it would have as a whole message. */
export interface UnitScore extends Score {
  asMessage: number;
}

export interface MessageScores {
  /** Score of each unit, in the message's order. */
  units: readonly UnitScore[];
  whole: number;
  words: number;
  sentences: number;
}

/**
 * Two classifiers that complement each other. The one for units finds a danger in half a sentence of a long
 * story. The one for whole messages sees what only several sentences say together.
 */
export class TwoClassifiers {
  private readonly forUnits: Classifier;
  private readonly forMessages: Classifier;

  constructor({ units, messages }: Learned) {
    this.forUnits = new Classifier(units);
    this.forMessages = new Classifier(messages);
  }

  /** Scores of a message. Its units are empty if it says nothing, such as a lone "ok". */
  score(words: readonly string[], scoreOf = (unit: Unit): UnitScore => this.scoreUnit(unit)): MessageScores {
    const units = unitsIn(words);
    return {
      units: units.map(scoreOf),
      whole: this.forMessages.score(withPlainStops(words)).danger,
      words: words.length,
      sentences: sentenceCount(units),
    };
  }

  scoreUnit(unit: Unit): UnitScore {
    const counts = countsOf(unit);
    return { ...this.forUnits.scoreCounts(counts), asMessage: this.forMessages.scoreCounts(counts).danger };
  }
}

/** A message with one stop at its end and after each sentence, however many stops are written, and where. */
const withPlainStops = (words: readonly string[]): readonly string[] =>
  [...words, SENTENCE_END].filter(
    (word, at, all) => word !== SENTENCE_END || (at > 0 && all[at - 1] !== SENTENCE_END),
  );
