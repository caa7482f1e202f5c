import { readdirSync, readFileSync } from 'node:fs';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { TOPICS } from '../phrases/topics/index.js';
import { writtenAnswers } from './answer-file.js';
import { slugsIn } from './slugs.js';

/** A message with the modules that suit it, the best first. */
export interface Question {
  text: string;
  acceptable: readonly ModuleSlug[];
  /** Situation that it describes, or `none`. Absent where nobody has said. */
  situation?: string;
  language: 'en' | 'es';
  /** Who wrote it: a batch, one of the authors of questions, or the topics. */
  author: string;
}

const QUESTIONS = '../../data/';
const SAFETY = '../../../coach-safety/';
const BATCHES = new URL(`${SAFETY}measured/`, import.meta.url);
/** Files of labeled questions. The safety check learns those of the thirteenth and fourteenth author too, as everyday talk. */
const FILES = [
  { author: 'first', language: 'en', file: `${QUESTIONS}first/questions.en.txt` },
  { author: 'first', language: 'es', file: `${QUESTIONS}first/questions.es.txt` },
  { author: 'second', language: 'en', file: `${QUESTIONS}second/questions.en.txt` },
  { author: 'second', language: 'es', file: `${QUESTIONS}second/questions.es.txt` },
  { author: 'third', language: 'en', file: `${QUESTIONS}third/situations.en.txt` },
  { author: 'third', language: 'es', file: `${QUESTIONS}third/questions.es.txt` },
  { author: 'thirteenth', language: 'en', file: `${SAFETY}data/thirteenth/questions.en.txt` },
  { author: 'thirteenth', language: 'es', file: `${SAFETY}data/thirteenth/questions.es.txt` },
  { author: 'fourteenth', language: 'en', file: `${SAFETY}data/fourteenth/questions.en.txt` },
  { author: 'fourteenth', language: 'es', file: `${SAFETY}data/fourteenth/questions.es.txt` },
] as const;

/**
 * Everything that the classifier of modules learns from: the written questions, with answers and without, the everyday
 * messages of used batches, and the cues of the topics.
 */
export const questions = (): Question[] => [
  ...fromFiles(),
  ...fromAnswers(),
  ...fromBatches(),
  ...fromTopics(),
];

const fromAnswers = (): Question[] =>
  writtenAnswers().flatMap(({ questions: asked, modules, language }) =>
    asked.map((text) => ({ text, acceptable: modules, language, author: 'answers' })),
  );

const fromFiles = (): Question[] =>
  FILES.flatMap(({ author, language, file }) =>
    questionsIn(readFileSync(new URL(file, import.meta.url), 'utf8')).map((question) => ({
      ...question,
      language,
      author,
    })),
  );

type Written = Pick<Question, 'text' | 'acceptable' | 'situation'>;

/**
 * Lines of messages. A line `> best, other` before them names the modules that suit those that follow, and
 * `> situation | best, other` their situation as well.
 */
export function questionsIn(file: string): Written[] {
  let heading: Omit<Written, 'text'> = { acceptable: [] };
  return file
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      if (!line.startsWith('>')) return [{ text: line, ...heading }];
      heading = headingIn(line.slice(1));
      return [];
    });
}

function headingIn(line: string): Omit<Written, 'text'> {
  const [modules = '', situation] = line.split('|').reverse();
  const acceptable = slugsIn(modules.split(','));
  return situation === undefined ? { acceptable } : { acceptable, situation: situation.trim() };
}

interface Measured {
  text: string;
  language: 'en' | 'es';
  acceptable?: readonly string[];
  /** Name of the same in an early batch. */
  modules?: readonly string[];
}

/** Batches for which somebody has said which modules suit each everyday message. */
const fromBatches = (): Question[] =>
  readdirSync(BATCHES)
    .filter((file) => USED_BATCH.test(file))
    .sort()
    .flatMap((file) =>
      (JSON.parse(readFileSync(new URL(file, BATCHES), 'utf8')) as Measured[])
        .map(({ text, language, acceptable, modules }) => ({
          text,
          language,
          acceptable: slugsIn(acceptable ?? modules ?? []),
          author: file.replace('.json', ''),
        }))
        .filter(({ acceptable }) => acceptable.length > 0),
    );

/** Batches that may be learned. A newer one measures first, and is named here afterward. */
const USED_BATCH = /^batch-(?:[1-9]|10)\.json$/;

const fromTopics = (): Question[] =>
  TOPICS.flatMap(({ id, cues, moduleSlug }) =>
    cues.map((text) => ({
      text,
      acceptable: [moduleSlug],
      situation: id,
      language: 'en' as const,
      author: 'topics',
    })),
  );
