import { SENTENCE_END } from '../normalise.js';
import { countsOf } from './features.js';
import type { Weights } from './linear.js';
import { Classifier, type Score } from './model.js';
import { passagesIn, sentenceCount, sentencesOf, type Unit, unitsIn } from './units.js';

/** What two classifiers have learned: one from pieces of messages, and one from whole messages. */
export interface Learned {
  units: Weights;
  messages: Weights;
}

/** Score of a unit, with the one that it would have as a whole message. */
export interface UnitScore extends Score {
  asMessage: number;
}

/** Scores of a message, or of one of its sentences as if it were one. */
export interface MessageScores {
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
 * Two classifiers that complement each other. The one for units finds a danger in half a sentence of a long
 * story. The one for whole messages, and for a story's passages, sees what only several sentences say together.
 */
export class TwoClassifiers {
  private readonly forUnits: Classifier;
  private readonly forMessages: Classifier;

  constructor({ units, messages }: Learned) {
    this.forUnits = new Classifier(units);
    this.forMessages = new Classifier(messages);
  }

  /** Scores of a message. Its units are empty if it says nothing, such as a lone "ok". */
  score(words: readonly string[], scoreOf = (unit: Unit): UnitScore => this.scoreUnit(unit)): AllScores {
    const alone = sentencesOf(words).map((sentence) => scoresOf(sentence, scoreOf));
    return { ...scoresOf(words, scoreOf), alone };
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

function scoresOf(words: readonly string[], scoreOf: (unit: Unit) => UnitScore): MessageScores {
  const units = unitsIn(words);
  const known = { units: units.map(scoreOf), sentences: sentenceCount(units) };
  const passages = passagesIn(words).map(scoreOf);
  if (passages.length === 0)
    return { ...known, whole: scoreOf(withPlainStops(words)).asMessage, passage: null };
  return {
    ...known,
    whole: Math.max(...passages.map(({ asMessage }) => asMessage)),
    passage: Math.max(...passages.map(({ danger }) => danger)),
  };
}
