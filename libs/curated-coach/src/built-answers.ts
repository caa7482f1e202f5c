import { readFileSync } from 'node:fs';
import { builtQuestions } from '@anew/coach-safety/questions/built-questions';
import type { AnswerLanguage, StoredAnswer } from './answers/answer.js';
import { AnswerLibrary } from './answers/answer-library.js';

/** Files of the answers in each language, which the build writes. */
export const ANSWER_FILES = {
  en: new URL('../dist/answers.en.json', import.meta.url),
  es: new URL('../dist/answers.es.json', import.meta.url),
} as const satisfies Record<AnswerLanguage, URL>;

const read = new Map<AnswerLanguage, AnswerLibrary>();

/** Returns the library of answers in a language, which is read from its file when it is first needed. */
export function builtAnswers(language: AnswerLanguage): AnswerLibrary {
  const library = read.get(language) ?? readLibrary(language);
  read.set(language, library);
  return library;
}

const readLibrary = (language: AnswerLanguage): AnswerLibrary =>
  new AnswerLibrary(
    JSON.parse(readFileSync(ANSWER_FILES[language], 'utf8')) as StoredAnswer[],
    builtQuestions(language),
    language,
  );
