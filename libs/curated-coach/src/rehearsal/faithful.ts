import { barbsIn } from './barbs.js';
import { countTypedWords, lowered, sentencesIn, shoutedIn } from './typed-text.js';

/** Words that carry no fact, no request and no feeling, so that a version may have them without the message. */
const EMPTY = new Set(
  `a am an and are as at be because been but by can could did do does for from had has have he her him his i if in is it its
   like me my need of on or our please she so than thank thanks that the their them then there they this to us want was we
   were what when which who will with would you your yours`.split(/\s+/),
);

const NEGATIONS = new Set(['not', 'never', 'no', 'none', 'nothing', 'without']);
const SUBJECTS = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'it']);
const AUXILIARIES = new Set(
  'am are is was were do does did can could will would have has had need want'.split(' '),
);

/** Questions that one message can carry. */
const MOST_QUESTIONS = 2;
const FEWEST_WORDS = 4;

/** The words of a text, with what apostrophes leave out. */
function wordsOf(text: string): string[] {
  const whole = lowered(text)
    .replace(/\bcan(?:'t|not)\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'m\b/g, ' am')
    .replace(/'re\b/g, ' are')
    .replace(/'ll\b/g, ' will')
    .replace(/'ve\b/g, ' have')
    .replace(/'d\b/g, ' would')
    .replace(/\b(it|he|she|that|there|what)'s\b/g, '$1 is');
  return whole.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The part of a word that stays when it is bent: "picked" and "picking" are "pick". */
const stemOf = (word: string): string =>
  /^\p{L}{4,}$/u.test(word) ? word.replace(/(?:ing|ed|es|s|ly|e)$/, '').replace(/(\p{L})\1$/u, '$1') : word;

/** Whether each word stands in the message as well, or says nothing by itself. */
function addsNoWord(words: readonly string[], messageWords: readonly string[]): boolean {
  const known = new Set(messageWords.map(stemOf));
  return words.every((word) => EMPTY.has(word) || NEGATIONS.has(word) || known.has(stemOf(word)));
}

/** Who does something and who does not, such as "i can" and "-i can". */
function polesIn(words: readonly string[]): Set<string> {
  const poles = words.flatMap((word, at) => {
    const subject = words[at - 1] ?? '';
    if (!AUXILIARIES.has(word) || !SUBJECTS.has(subject)) return [];
    const isNegated = NEGATIONS.has(words[at + 1] ?? '');
    return [`${isNegated ? '-' : ''}${subject} ${word}`];
  });
  return new Set(poles);
}

const opposite = (pole: string): string => (pole.startsWith('-') ? pole.slice(1) : `-${pole}`);

/** Whether it turns no "can't" into a "can", and denies nothing where the message denies nothing. */
function turnsNothingAround(words: readonly string[], messageWords: readonly string[]): boolean {
  const isDenied = (all: readonly string[]) => all.some((word) => NEGATIONS.has(word));
  if (isDenied(words) && !isDenied(messageWords)) return false;
  const said = polesIn(messageWords);
  return [...polesIn(words)].every((pole) => said.has(pole) || !said.has(opposite(pole)));
}

const isCalm = (version: string): boolean =>
  shoutedIn(version).length === 0 && sentencesIn(version).every((sentence) => barbsIn(sentence).length === 0);

/**
 * Whether a version of a message says nothing that the message does not: no other word that carries meaning, no name, day
 * or number, and nothing turned around. It must not sting, nor be longer. A text that is better said, but with new words,
 * is refused as well, because nobody here can tell what they would commit the writer to.
 */
export function isFaithful(version: string, message: string): boolean {
  const [words, known] = [wordsOf(version), wordsOf(message)];
  const questions = version.split('?').length - 1;
  return (
    words.length >= FEWEST_WORDS &&
    countTypedWords(version) <= countTypedWords(message) &&
    questions <= MOST_QUESTIONS &&
    isCalm(version) &&
    addsNoWord(words, known) &&
    turnsNothingAround(words, known)
  );
}
