import { Random } from './random.js';
import { LANGUAGES, type Sentence } from './sentences.js';

const SEED = 5;
const PER_LANGUAGE = 150;
/** Numbers of characters up to which a message is told in passing, and from which it is a long one. */
const SHORT = 160;
const LONG = 250;
const BETWEEN_SENTENCES = /(?<=[.!?]) +/;

/** Long harmless messages with one more sentence somewhere, which is harmless or dangerous. */
export function longMessages(sentences: readonly Sentence[]): Sentence[] {
  const random = new Random(SEED);
  return LANGUAGES.flatMap((language) => {
    const own = sentences.filter((each) => each.language === language && each.turn === undefined);
    const harmless = own.filter(({ concern }) => concern === null);
    const long = harmless.filter(({ text }) => text.length >= LONG);
    const short = own.filter(({ text }) => text.length < SHORT);
    const [twins, dangers] = [false, true].map((is) =>
      short.filter((each) => (each.concern !== null) === is),
    );
    if (long.length === 0 || !twins?.length || !dangers?.length) return [];
    return Array.from({ length: 2 * PER_LANGUAGE }, (_none, at) =>
      withSentence(random.pick(long), random.pick(at % 2 === 0 ? twins : dangers), random),
    );
  });
}

function withSentence(around: Sentence, told: Sentence, random: Random): Sentence {
  const parts = around.text.split(BETWEEN_SENTENCES);
  const at = random.below(parts.length + 1);
  const sentence = `${told.text.replace(/[.!?]+$/, '')}.`;
  const text = [...parts.slice(0, at), sentence, ...parts.slice(at)].join(' ');
  return { text, concern: told.concern, language: around.language };
}
