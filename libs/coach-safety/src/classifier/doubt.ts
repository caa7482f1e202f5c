import type { Vocabulary } from '../undisguise.js';
import { type Concern, CONCERNS } from '../verdict.js';
import { type Calibration, combine, type Combined, type LanguageCalibration } from './calibration.js';
import type { Classifier, Score } from './model.js';
import { type Unit, unitsOf } from './units.js';

/** How far a message is from plain everyday talk: nothing to see, no exercise, or a question about it. */
export type Level = 'clear' | 'gate' | 'unsure';

/** What the classifier makes of one message. */
export interface Doubt {
  level: Level;
  /** 0 at the gate, 1 where a message is asked about; the same scale for all languages and lengths. */
  margin: number;
  /** What it is most likely about, if about danger. */
  leaning: Concern;
}

export const NO_DOUBT: Doubt = { level: 'clear', margin: -1, leaning: 'violence' };
const LEVELS: readonly Level[] = ['clear', 'gate', 'unsure'];
/** Margins are kept with a message, and say no more than they need to. */
const STEPS = 20;
const FURTHEST = 3;

/** Everything that was learned and calibrated, ready to read messages. */
export class DoubtReader {
  constructor(
    private readonly classifier: Classifier,
    private readonly calibration: Calibration,
    readonly vocabulary: Vocabulary,
  ) {}

  /** @param readings of one message, as `readingsOf` gives them */
  read(readings: readonly string[], language: 'en' | 'es'): Doubt {
    const scoreOf = this.remembering();
    return readings
      .map((reading) => combine(unitsOf(reading), scoreOf, this.calibration.combination))
      .map((combined) => (combined ? doubtOf(combined, this.calibration.byLanguage[language]) : NO_DOUBT))
      .reduce(higher, NO_DOUBT);
  }

  /** The readings of a message have most of their sentences in common. */
  private remembering(): (unit: Unit) => Score {
    const known = new Map<string, Score>();
    return (unit) => {
      const text = unit.join(' ');
      const score = known.get(text) ?? this.classifier.score(unit);
      known.set(text, score);
      return score;
    };
  }
}

export function doubtOf(
  { score, isLonger, highest, byConcern }: Combined,
  calibration: LanguageCalibration,
): Doubt {
  const { soft, gate } = isLonger ? calibration.longer : calibration.single;
  const above = (score - gate) / (soft - gate);
  const margin = highest >= calibration.floor ? Math.max(0, above) : above;
  const leaning = CONCERNS.reduce((best, each) => (byConcern[each] > byConcern[best] ? each : best));
  return { level: levelOf(margin), margin: rounded(margin), leaning };
}

export const levelOf = (margin: number): Level => (margin >= 1 ? 'unsure' : margin >= 0 ? 'gate' : 'clear');

const rounded = (margin: number): number =>
  Math.floor(Math.min(FURTHEST, Math.max(-FURTHEST, margin)) * STEPS) / STEPS;

export function higher(one: Doubt, other: Doubt): Doubt {
  const difference = LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);
  return difference > 0 || (difference === 0 && one.margin >= other.margin) ? one : other;
}
