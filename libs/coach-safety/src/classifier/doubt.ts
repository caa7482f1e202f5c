import { MARGIN } from '../margins.js';
import { wordsOf } from '../normalize.js';
import type { Vocabulary } from '../undisguise.js';
import { type Concern, CONCERNS } from '../verdict.js';
import { type Calibration, type Combined, combineScores, isAskedAlone } from './calibration.js';
import type { AllScores, Scorer, Scoring } from './scorer.js';

/** Consequence of a message's score: none, no exercise, or a question about danger. */
export type Level = 'clear' | 'gate' | 'unsure';

/** Result of the classifier for one message. */
export interface Doubt {
  level: Level;
  /** Score on the scale of `MARGIN`: 0 at the gate, and 1 where a message is asked about. */
  margin: number;
  /** Most likely concern, assuming that the message is about danger. */
  leaning: Concern;
  /** Concern that is nearly as likely, or null. */
  or: Concern | null;
}

export const NO_DOUBT: Doubt = { level: 'clear', margin: -1, leaning: 'violence', or: null };
const LEVELS: readonly Level[] = ['clear', 'gate', 'unsure'];
/**
 * Steps to which margins are rounded, because they are stored with a message and should reveal no more than
 * needed.
 */
const STEPS = 20;
const FURTHEST = 3;
/**
 * Log odds by which the second-likeliest concern may be behind the likeliest to be named as well. In
 * cross-validation, two are named to about 40 of 100 people who are asked, and the right one is then named to
 * about 10 more of 100 people in danger.
 */
const NEARLY = 1;

/** The trained and calibrated model, ready to read messages. */
export class DoubtReader {
  constructor(
    private readonly scorer: Scorer,
    private readonly calibration: Calibration,
    readonly vocabulary: Vocabulary,
  ) {}

  /** @param readings of one message, as `readingsOf` gives them */
  read(readings: readonly string[]): Doubt {
    const scoring = this.remembering();
    return readings
      .map((reading) => this.scorer.score(wordsOf(reading), scoring))
      .map((scores) => this.doubtFrom(scores))
      .reduce(higher, NO_DOUBT);
  }

  private doubtFrom(scores: AllScores): Doubt {
    if (scores.units.length === 0) return NO_DOUBT;
    return doubtOf(
      combineScores(scores, this.calibration.combination, this.calibration.soft),
      this.calibration,
    );
  }

  /** Caches what is scored, because the readings of a message share most of their sentences. */
  private remembering(): Scoring {
    return {
      scoreUnit: cached((unit) => this.scorer.scoreUnit(unit)),
      traitsOf: cached((words) => this.scorer.traitsOf(words)),
    };
  }
}

function cached<Value>(compute: (words: readonly string[]) => Value): (words: readonly string[]) => Value {
  const known = new Map<string, Value>();
  return (words) => {
    const text = words.join(' ');
    const value = known.get(text) ?? compute(words);
    known.set(text, value);
    return value;
  };
}

export function doubtOf(combined: Combined, { soft, gate, storyGate }: Calibration): Doubt {
  const { score, byConcern, isStory } = combined;
  const least = isStory ? storyGate : gate;
  const above = (score - least) / (soft - least);
  const margin = isAskedAlone(combined, soft) ? Math.max(MARGIN.gate, above) : above;
  const [leaning = 'violence', second = leaning] = CONCERNS.toSorted(
    (one, other) => byConcern[other] - byConcern[one],
  );
  const or = byConcern[leaning] - byConcern[second] < NEARLY ? second : null;
  return { level: levelOf(margin), margin: rounded(margin), leaning, or };
}

export const isWeakDoubt = ({ level, margin }: Doubt): boolean =>
  level === 'unsure' && margin < MARGIN.direct;

const levelOf = (margin: number): Level =>
  margin >= MARGIN.askedAbout ? 'unsure' : margin >= MARGIN.gate ? 'gate' : 'clear';

const rounded = (margin: number): number =>
  Math.floor(Math.min(FURTHEST, Math.max(-FURTHEST, margin)) * STEPS) / STEPS;

export function higher(one: Doubt, other: Doubt): Doubt {
  const difference = LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);
  return difference > 0 || (difference === 0 && one.margin >= other.margin) ? one : other;
}
