import { type Calibration, combineScores } from '../classifier/calibration.js';
import { type Doubt, doubtOf } from '../classifier/doubt.js';
import { isOneDoubtWith } from '../conversation-doubt.js';
import { scan } from '../scan.js';
import { type Concern, CONCERNS } from '../verdict.js';
import type { Judged } from './cross-validate.js';
import { Random } from './random.js';
import { LANGUAGES, type TrainingLanguage, USED_BATCHES } from './sentences.js';
import { type Share, shareOf } from './share.js';
import { highest, isLonger, quantile } from './thresholds.js';

/** Results for one kind of message, by the names that `calibration.json` has for them. */
export interface Row {
  language: TrainingLanguage;
  kind: string;
  /** Shares that are found: by the classifier alone, which is then unsure, and by it or the phrases. */
  soft: Share;
  met: Share;
  /** Share that gets no exercise. */
  gated: Share;
  /** Share of those that the classifier is unsure about for which it found the right concern. */
  right: Share | null;
}

export interface Figures {
  danger: Row[];
  everyday: Row[];
  /** Share of dangerous messages asked about, for each share of harmless ones asked about. */
  curve: { language: TrainingLanguage; share: number; threshold: number; met: Share }[];
  reliability: { predicted: number; observed: Share }[];
  conversations: { dangerous: Share; harmless: Share };
}

interface Known {
  message: Judged;
  doubt: Doubt;
  byPhrase: boolean;
}

export function figuresOf(judged: readonly Judged[], calibration: Calibration): Figures {
  const known = judged.map(knownWith(calibration));
  const written = known.filter(({ message }) => !message.isComposed);
  return {
    danger: LANGUAGES.flatMap((language) => dangerRows(known, language)),
    everyday: LANGUAGES.flatMap((language) => everydayRows(known, language)),
    curve: LANGUAGES.flatMap((language) => curveOf(written, language)),
    reliability: reliabilityOf(written),
    conversations: conversationsOf(written),
  };
}

const knownWith =
  (calibration: Calibration) =>
  (message: Judged): Known => ({
    message,
    doubt: doubtOf(combineScores(message.scores, calibration.combination), calibration),
    byPhrase: scan(message.text).present.size > 0,
  });

const inLanguage = (known: readonly Known[], language: TrainingLanguage): Known[] =>
  known.filter(({ message }) => message.language === language);
const concerning = (concern: Concern) => (each: Known) => each.message.concern === concern;
const dangerous = ({ message }: Known): boolean => message.concern !== null;
const composed = ({ message }: Known): boolean => message.isComposed;
const longer = ({ message }: Known): boolean => isLonger(message) && !message.isComposed;

const story = ({ message }: Known): boolean => message.turn !== undefined;
const LONG = 250;

/** Rows for each batch, its short and its long messages. */
function batchRows(language: TrainingLanguage, known: readonly Known[]): Row[] {
  return USED_BATCHES.flatMap((batch) => {
    const own = known.filter(({ message }) => message.author === batch && !message.isComposed);
    const isLong = ({ message }: Known): boolean => message.text.length >= LONG;
    return [
      rowOf(
        language,
        `${batch}, short`,
        own.filter((each) => !isLong(each)),
      ),
      rowOf(language, `${batch}, long`, own.filter(isLong)),
    ];
  });
}

function dangerRows(all: readonly Known[], language: TrainingLanguage): Row[] {
  const own = inLanguage(all, language).filter(dangerous);
  const written = own.filter((each) => !composed(each));
  return [
    ...CONCERNS.map((concern) => rowOf(language, concern, written.filter(concerning(concern)))),
    rowOf(language, 'all', written),
    rowOf(
      language,
      'all that no phrase finds',
      written.filter(({ byPhrase }) => !byPhrase),
    ),
    rowOf(language, 'more than one sentence', written.filter(longer)),
    rowOf(language, 'stories, the danger in half a sentence', written.filter(story)),
    rowOf(language, 'an everyday story with one dangerous sentence put in', own.filter(composed)),
    ...batchRows(language, written),
  ];
}

function everydayRows(all: readonly Known[], language: TrainingLanguage): Row[] {
  const own = inLanguage(all, language).filter((each) => !dangerous(each));
  return [
    rowOf(
      language,
      'one sentence',
      own.filter((each) => !composed(each) && !longer(each)),
    ),
    rowOf(language, 'more than one sentence', own.filter(longer)),
    rowOf(language, 'stories', own.filter(story)),
    rowOf(language, 'an everyday story with one more sentence', own.filter(composed)),
    rowOf(
      language,
      'questions for the coach, among the above',
      own.filter(({ message }) => message.isCoaching && !message.isComposed),
    ),
    ...batchRows(language, own),
  ];
}

const isUnsure = ({ doubt }: Known): boolean => doubt.level === 'unsure';

function rowOf(language: TrainingLanguage, kind: string, known: readonly Known[]): Row {
  const unsure = known.filter(isUnsure);
  return {
    language,
    kind,
    soft: shareOf(known, isUnsure),
    met: shareOf(known, (each) => isUnsure(each) || each.byPhrase),
    gated: shareOf(known, (each) => each.doubt.level !== 'clear' || each.byPhrase),
    right: unsure.some(dangerous)
      ? shareOf(unsure, ({ message, doubt }) => doubt.leaning === message.concern)
      : null,
  };
}

const SHARES = [0.02, 0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4];

function curveOf(all: readonly Known[], language: TrainingLanguage): Figures['curve'] {
  const own = inLanguage(all, language).filter((each) => !longer(each));
  const everyday = own.filter((each) => !dangerous(each)).map(({ message }) => highest(message));
  return SHARES.map((share) => {
    const threshold = quantile(everyday, share);
    return {
      language,
      share,
      threshold,
      met: shareOf(own.filter(dangerous), ({ message }) => highest(message) >= threshold),
    };
  });
}

const BINS = 10;

/** Compares the predicted likelihood of danger with how often it is observed. */
function reliabilityOf(all: readonly Known[]): Figures['reliability'] {
  const predicted = all.map((each) => ({ each, likelihood: 1 / (1 + Math.exp(-highest(each.message))) }));
  return Array.from({ length: BINS }, (_none, bin) => ({
    predicted: (bin + 0.5) / BINS,
    observed: shareOf(
      predicted.filter(({ likelihood }) => Math.min(BINS - 1, Math.floor(likelihood * BINS)) === bin),
      ({ each }) => dangerous(each),
    ),
  }));
}

const CONVERSATIONS = 2_000;
const TURNS = 4;
const SEED = 3;

/**
 * Shares of conversations that are asked about although each of their four messages is below the threshold.
 */
function conversationsOf(all: readonly Known[]): Figures['conversations'] {
  const random = new Random(SEED);
  const quiet = all.filter((each) => !isUnsure(each) && !each.byPhrase && each.message.language === 'en');
  const harmless = quiet.filter((each) => !dangerous(each));
  const talk = (pool: () => readonly Known[]): boolean[] =>
    Array.from({ length: CONVERSATIONS }, () => {
      const own = pool();
      const margins = Array.from({ length: TURNS }, () => random.pick(own).doubt.margin);
      return margins.some((margin, at) => isOneDoubtWith(margins.slice(0, at), margin));
    });
  const byConcern = CONCERNS.map((concern) => quiet.filter(concerning(concern)));
  return {
    dangerous: shareOf(
      talk(() => random.pick(byConcern)),
      Boolean,
    ),
    harmless: shareOf(
      talk(() => harmless),
      Boolean,
    ),
  };
}
