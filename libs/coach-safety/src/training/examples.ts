import { unitsOf } from '../classifier/units.js';
import { SENTENCE_END, wordsOf } from '../normalise.js';
import { Random } from './random.js';
import type { Sentence } from './sentences.js';
import type { Example } from './learn.js';
import { withOtherPersons, withTypos } from './vary.js';

const SEED = 7;
const VARIANTS = 2;
const TYPO_WEIGHT = 0.6;
const FRAGMENT_WEIGHT = 0.5;
const LONGEST_FRAGMENT = 4;

/** What is learned from sentences: each as it stands, with other persons in it, and with slips of the finger. */
export function examplesOf(sentences: readonly Sentence[], seed = SEED): Example[] {
  const random = new Random(seed);
  const weightOf = weightsBySize(sentences);
  return sentences.flatMap((sentence) => {
    const varied = Array.from({ length: VARIANTS }, () => withOtherPersons(sentence, random));
    return [
      ...asExamples(sentence, weightOf(sentence)),
      ...varied.flatMap((text) =>
        asExamples({ ...sentence, text: withTypos(text, random) }, TYPO_WEIGHT * weightOf(sentence)),
      ),
      ...fragmentOf(sentence, random),
    ];
  });
}

/** A few words out of a harmless sentence: where next to nothing is said there is nothing to see. */
function fragmentOf({ text, concern }: Sentence, random: Random): Example[] {
  const words = wordsOf(text).filter((word) => word !== SENTENCE_END);
  if (concern !== null || words.length === 0) return [];
  const length = 1 + random.below(Math.min(LONGEST_FRAGMENT, words.length));
  const start = random.below(words.length - length + 1);
  return [{ words: words.slice(start, start + length), concern, weight: FRAGMENT_WEIGHT }];
}

/** A concern of which there are few sentences must not lose against one of which there are many. */
function weightsBySize(sentences: readonly Sentence[]): (sentence: Sentence) => number {
  const sizes = new Map<Sentence['concern'], number>();
  for (const { concern } of sentences) sizes.set(concern, (sizes.get(concern) ?? 0) + 1);
  const dangerous = [...sizes].filter(([concern]) => concern !== null);
  const typical = dangerous.reduce((sum, [, size]) => sum + size, 0) / Math.max(1, dangerous.length);
  return ({ concern }) => (concern === null ? 1 : Math.sqrt(typical / (sizes.get(concern) ?? typical)));
}

function asExamples({ text, concern }: Sentence, weight: number): Example[] {
  const units = unitsOf(text);
  return units.map((words) => ({ words, concern, weight: weight / Math.sqrt(units.length) }));
}
