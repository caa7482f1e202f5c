import { readFileSync } from 'node:fs';
import { postingsFromBytes } from './postings-file.js';
import { QuestionIndex } from './question-index.js';

/** Languages in which there are questions. */
export type QuestionLanguage = 'en' | 'es';

export const QUESTION_LANGUAGES: readonly QuestionLanguage[] = ['en', 'es'];

/** Files of the indexes, which the build writes. */
export const QUESTION_FILES = {
  en: new URL('../../dist/questions.en.bin', import.meta.url),
  es: new URL('../../dist/questions.es.bin', import.meta.url),
} as const satisfies Record<QuestionLanguage, URL>;

const read = new Map<QuestionLanguage, QuestionIndex>();

/**
 * Returns the index of all questions in a language to which the curated coach has an answer, in the order of
 * its answers. It is read from its file when it is first needed.
 */
export function builtQuestions(language: QuestionLanguage): QuestionIndex {
  const index =
    read.get(language) ?? new QuestionIndex(postingsFromBytes(readFileSync(QUESTION_FILES[language])));
  read.set(language, index);
  return index;
}
