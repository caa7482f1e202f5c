import { passagesIn, type Unit, unitsIn, unitsOf } from '../classifier/units.js';
import { SENTENCE_END, wordsOf } from '../normalize.js';
import type { Concern } from '../verdict.js';
import { longMessages } from './long-messages.js';
import { Random } from './random.js';
import type { Sentence } from './sentences.js';
import type { Story } from './stories.js';
import { withOtherPersons, withTypos } from './vary.js';

/** A text to learn, with its label. */
export interface Example {
  words: Unit;
  concern: Concern | null;
  weight: number;
}

const SEED = 7;
const VARIANT_WEIGHT = 0.6;
/**
 * Weights for a story: of the sentence around the turn, and of each other piece, which repeats with every
 * turn.
 */
const SENTENCE_WEIGHT = 0.6;
const BESIDE_WEIGHT = 0.5;
const STOPS = ['. ', '? ', '! '];
const FRAGMENT_WEIGHT = 0.5;
const LONGEST_FRAGMENT = 4;

/** How likely a unit is the one that makes its message dangerous, as log odds. */
type Suspicion = (unit: Unit) => number;

/**
 * Training examples from the units of messages: of each as it is, and with other persons in it and typing
 * errors.
 */
export function examplesOf(sentences: readonly Sentence[], suspicion: Suspicion): Example[] {
  const random = new Random(SEED);
  const weightOf = weightsBySize(sentences);
  return sentences.flatMap((sentence) => {
    const weight = weightOf(sentence);
    // A story is told several times anyway, with one turn after the other.
    const varied = sentence.turn === undefined ? [withTypos(withOtherPersons(sentence, random), random)] : [];
    return [
      ...asExamples(sentence, weight, suspicion),
      ...varied.flatMap((text) => asExamples({ ...sentence, text }, VARIANT_WEIGHT * weight, suspicion)),
      ...fragmentOf(sentence, random),
    ];
  });
}

/** Whole messages as training examples, each also with other persons in it, and composed ones. */
export function messageExamplesOf(sentences: readonly Sentence[]): Example[] {
  const random = new Random(SEED);
  const whole = (text: string, { concern }: Sentence, weight: number): Example => ({
    words: wordsOf(text),
    concern,
    weight,
  });
  return [...sentences, ...longMessages(sentences)].flatMap((sentence) => [
    whole(sentence.text, sentence, 1),
    whole(withOtherPersons(sentence, random), sentence, VARIANT_WEIGHT),
  ]);
}

/**
 * A few words from a harmless sentence as an example, so that the classifier sees no danger in a text that
 * says almost nothing.
 */
function fragmentOf({ text, concern }: Sentence, random: Random): Example[] {
  const words = wordsOf(text).filter((word) => word !== SENTENCE_END);
  if (concern !== null || words.length === 0) return [];
  const length = 1 + random.below(Math.min(LONGEST_FRAGMENT, words.length));
  const start = random.below(words.length - length + 1);
  return [{ words: words.slice(start, start + length), concern, weight: FRAGMENT_WEIGHT }];
}

/** Weights that balance the concerns, so that one with few sentences does not lose against one with many. */
function weightsBySize(sentences: readonly Sentence[]): (sentence: Sentence) => number {
  const sizes = new Map<Sentence['concern'], number>();
  for (const { concern } of sentences) sizes.set(concern, (sizes.get(concern) ?? 0) + 1);
  const dangerous = [...sizes].filter(([concern]) => concern !== null);
  const typical = dangerous.reduce((sum, [, size]) => sum + size, 0) / Math.max(1, dangerous.length);
  return ({ concern }) => (concern === null ? 1 : Math.sqrt(typical / (sizes.get(concern) ?? typical)));
}

/**
 * Examples from a message: its units, and a story's passages. In a long message about danger most sentences
 * are everyday talk and none is labeled, and in a harmless one a few could be mistaken. So the weight goes to
 * the suspicious ones of both.
 */
function asExamples({ text, concern, turn }: Sentence, weight: number, suspicion: Suspicion): Example[] {
  if (turn !== undefined) return asStory({ text, concern, turn }, weight);
  const words = wordsOf(text);
  const units = [...unitsIn(words), ...passagesIn(words)];
  // A danger is said once, but a harmless message is harmless in each of its units.
  const all = concern === null ? weight * Math.sqrt(units.length) : weight;
  const shares = sharesOf(units.map(suspicion));
  return units.map((unit, at) => ({ words: unit, concern, weight: all * (shares[at] ?? 0) }));
}

function sharesOf(suspicions: readonly number[]): number[] {
  const most = Math.max(...suspicions);
  const odds = suspicions.map((each) => Math.exp(each - most));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

/**
 * Examples from a story. Its turn is learned under its own label, alone and in its sentence, and everything
 * else as everyday talk.
 */
function asStory({ text, concern, turn }: Story, weight: number): Example[] {
  const at = text.indexOf(turn);
  const [before, after] = [text.slice(0, at), text.slice(at + turn.length)];
  const start = Math.max(...STOPS.map((stop) => before.lastIndexOf(stop) + stop.length), 0);
  const end = after.search(/[.?!](?: |$)/);
  const sentence = before.slice(start) + turn + (end < 0 ? after : after.slice(0, end));
  return [
    ...shared(unitsOf(turn), concern, weight),
    ...shared(
      unitsOf(sentence).filter((unit) => isAbout(unit, turn)),
      concern,
      SENTENCE_WEIGHT * weight,
    ),
    ...[before, after].flatMap(unitsOf).map((words) => ({ words, concern: null, weight: BESIDE_WEIGHT })),
  ];
}

const shared = (units: readonly Unit[], concern: Concern | null, weight: number): Example[] =>
  units.map((words) => ({ words, concern, weight: weight / Math.sqrt(units.length) }));

function isAbout(unit: Unit, turn: string): boolean {
  const words = new Set(wordsOf(turn));
  return unit.filter((word) => words.has(word)).length >= Math.min(words.size, unit.length) / 2;
}
