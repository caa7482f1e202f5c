import { readdirSync, readFileSync } from 'node:fs';
import { MODULE_SLUGS, type ModuleSlug } from '@anew/contracts/content/module-slugs';
import { TOPICS } from '../phrases/topics/index.js';

/** A message with the modules that suit it, the best first. */
export interface Question {
  text: string;
  acceptable: readonly ModuleSlug[];
  language: 'en' | 'es';
  /** Who wrote it: a batch, the first or the second author of questions, or the topics. */
  author: string;
}

const QUESTIONS = new URL('../../data/', import.meta.url);
const BATCHES = new URL('../../../coach-safety/measured/', import.meta.url);
const LANGUAGES = ['en', 'es'] as const;
/** Folders of the authors of questions, below `data`. */
const AUTHORS = ['first', 'second'] as const;

/**
 * Everything that the classifier of modules learns from: the written questions, the everyday messages of used
 * batches, and the cues of the topics.
 */
export const questions = (): Question[] => [...fromFiles(), ...fromBatches(), ...fromTopics()];

const fromFiles = (): Question[] =>
  AUTHORS.flatMap((author) =>
    LANGUAGES.flatMap((language) =>
      questionsIn(readFileSync(new URL(`${author}/questions.${language}.txt`, QUESTIONS), 'utf8')).map(
        (question) => ({ ...question, language, author }),
      ),
    ),
  );

/** Lines of messages. A line `> best, other` before them names the modules that suit those that follow. */
export function questionsIn(file: string): Pick<Question, 'text' | 'acceptable'>[] {
  let acceptable: readonly ModuleSlug[] = [];
  return file
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      if (!line.startsWith('>')) return [{ text: line, acceptable }];
      acceptable = slugsIn(line.slice(1).split(','));
      return [];
    });
}

function slugsIn(names: readonly string[]): ModuleSlug[] {
  return names.map((name) => {
    const slug = MODULE_SLUGS.find((each) => each === name.trim());
    if (!slug) throw new Error(`There is no module "${name.trim()}"`);
    return slug;
  });
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

/** Batches that may be learned. A newer one measures first, and is named here afterwards. */
const USED_BATCH = /^batch-[1-8]\.json$/;

const fromTopics = (): Question[] =>
  TOPICS.flatMap(({ cues, moduleSlug }) =>
    cues.map((text) => ({ text, acceptable: [moduleSlug], language: 'en' as const, author: 'topics' })),
  );
