import { existsSync, readFileSync } from 'node:fs';
import { EVERYDAY } from '../corpus/everyday.js';
import { HELD_OUT_EVERYDAY, HELD_OUT_HITS } from '../corpus/held-out.js';
import { HITS } from '../corpus/hits.js';
import type { Concern } from '../verdict.js';
import { knownQuestions } from './known-questions.js';
import { NearTexts } from './near.js';
import { storiesIn } from './stories.js';

export type TrainingLanguage = 'en' | 'es';
export const LANGUAGES: readonly TrainingLanguage[] = ['en', 'es'];

/** A message as someone might write it, with its concern, or null if it is harmless. */
export interface Sentence {
  text: string;
  concern: Concern | null;
  language: TrainingLanguage;
  /** Set for a question to the coach. */
  isCoaching?: true;
  /** Half sentence of a story that decides its label. The rest is everyday talk. */
  turn?: string;
  /**
   * Set if the author had seen no other sentence, and the message was used for measuring before it was
   * learned.
   */
  isMeasured?: true;
  /** Number of the answer of the curated coach that the sentence asks for. */
  question?: number;
  /** Who wrote it: the name of a folder or batch. */
  author?: string;
}

export const USED_BATCHES = Array.from({ length: 13 }, (_none, at) => `batch-${at + 1}`);
/**
 * Folders in `data/` by their authors. The second author had read batches 1 and 2 and some of the first's
 * sentences, the third all three batches and some sentences of both, and the fourth batch 4 and some of the
 * third's. The others knew which kinds of messages had been missed. The seventh and the eighth wrote for the
 * most part everyday messages, in English and in Spanish, as did the tenth. The ninth wrote mostly veiled
 * dangers, and the eleventh long, plain stories of both kinds. The twelfth wrote long harmless stories and
 * dangers hidden in such. These four had read none of the batches, nor had those who share the thirteenth and
 * the fourteenth folder, one for each kind of message: veiled dangers and their harmless twins, stories of
 * both kinds, and questions with the modules that suit them.
 */
const AUTHORS = [
  '.',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
];
const FILES: readonly (readonly [string, Concern | null])[] = [
  ['child', 'child-in-danger'],
  ['suicide', 'suicide'],
  ['violence', 'violence'],
  ['harming', 'harming-others'],
  ['everyday', null],
  // Questions that people ask a coach for couples. The harmless sentences above are closer to danger than
  // most real messages.
  ['coaching', null],
  // The same, below lines that name the modules which suit them. The classifier of modules learns these too.
  ['questions', null],
];
const COACHING = ['coaching', 'questions'];

/**
 * Everything that the classifier learns from: the files in `data/` and its folders, batches that were used
 * for measuring, and the phrases' own corpus.
 */
export function sentences(): Sentence[] {
  const written = AUTHORS.flatMap((author) => [...fromFiles(author), ...storiesBy(author)]);
  // Batches and the phrases' corpus were written before the rule that no learned sentence may resemble a
  // held-out one.
  const kept = new NearTexts(heldOut());
  const free = [...fromBatches(), ...fromCorpus(), ...fromAnswers()].filter(
    ({ text }) => kept.near(text).length === 0,
  );
  return unique([...written, ...free]);
}

const fromFiles = (author: string): Sentence[] =>
  FILES.flatMap(([name, concern]) =>
    LANGUAGES.flatMap((language) =>
      messagesIn(`${author}/${name}.${language}.txt`).map((text) => ({
        text,
        concern,
        language,
        author,
        ...(COACHING.includes(name) && { isCoaching: true as const }),
      })),
    ),
  );

const storiesBy = (author: string): Sentence[] =>
  LANGUAGES.flatMap((language) =>
    storiesIn(linesOf(`${author}/stories.${language}.txt`)).map((story) => ({ ...story, language, author })),
  );

interface Measured {
  text: string;
  expected: Concern | null;
  language: TrainingLanguage;
}

/**
 * Messages of the batches. A batch first measures how good the classifier is with unseen messages, and is
 * then learned.
 */
function fromBatches(): Sentence[] {
  return USED_BATCHES.flatMap((author) =>
    messagesOf(author).map(({ text, expected, language }) => ({
      text: text.replace(/\s+/g, ' '),
      concern: expected,
      language,
      author,
      isMeasured: true,
      ...(expected === null && { isCoaching: true as const }),
    })),
  );
}

const messagesOf = (batch: string): Measured[] =>
  JSON.parse(readFileSync(new URL(`../../measured/${batch}.json`, import.meta.url), 'utf8')) as Measured[];

function fromCorpus(): Sentence[] {
  const hits = (Object.entries(HITS) as [Concern, readonly string[]][]).flatMap(([concern, texts]) =>
    texts.map((text) => ({ text, concern, language: 'en' as const })),
  );
  const everyday = EVERYDAY.map((text) => ({ text, concern: null, language: 'en' as const }));
  return [...hits, ...everyday];
}

/** Questions to which the curated coach has an answer. */
const fromAnswers = (): Sentence[] =>
  knownQuestions().flatMap(({ language, ways }, question) =>
    ways.map((text) => ({
      text,
      concern: null,
      language,
      author: 'answers',
      isCoaching: true as const,
      question,
    })),
  );

const messagesIn = (file: string): string[] => linesOf(file).filter((line) => !line.startsWith('>'));

function linesOf(file: string): string[] {
  const path = new URL(`../../data/${file}`, import.meta.url);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function unique(all: readonly Sentence[]): Sentence[] {
  return [...new Map(all.map((each) => [each.text.toLowerCase(), each])).values()];
}

/**
 * Makes sure that no held-out sentence was learned, nor a similar one.
 * @throws Error naming the pairs
 */
export function refuseNearHeldOut(learned: readonly Sentence[]): void {
  const kept = heldOut();
  // Likeness is the same from both sides, and an index of the few held-out ones is much quicker to make.
  const near = new NearTexts(kept);
  const pairs = learned.flatMap(({ text }) =>
    near.near(text).map((index) => `${kept[index] ?? ''} ~ ${text}`),
  );
  if (pairs.length > 0) throw new Error(`Held-out sentences resemble learned ones:\n${pairs.join('\n')}`);
}

const heldOut = (): string[] => [...Object.values(HELD_OUT_HITS).flat(), ...HELD_OUT_EVERYDAY];
