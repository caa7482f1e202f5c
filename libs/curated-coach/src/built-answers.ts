import { readFileSync } from 'node:fs';
import type { Answer, AnswerLanguage } from './answers/answer.js';
import { AnswerLibrary } from './answers/answer-library.js';
import { postingsFromBytes } from './answers/postings-file.js';

/** Files of the answers in each language and of the index of their questions, which the build writes. */
export const ANSWER_FILES = {
  en: {
    answers: new URL('../dist/answers.en.json', import.meta.url),
    questions: new URL('../dist/questions.en.bin', import.meta.url),
  },
  es: {
    answers: new URL('../dist/answers.es.json', import.meta.url),
    questions: new URL('../dist/questions.es.bin', import.meta.url),
  },
} as const satisfies Record<AnswerLanguage, object>;

const read = new Map<AnswerLanguage, AnswerLibrary>();

/** Returns the library of answers in a language, which is read from its files when it is first needed. */
export function builtAnswers(language: AnswerLanguage): AnswerLibrary {
  const library = read.get(language) ?? readLibrary(language);
  read.set(language, library);
  return library;
}

function readLibrary(language: AnswerLanguage): AnswerLibrary {
  const { answers, questions } = ANSWER_FILES[language];
  return new AnswerLibrary(
    JSON.parse(readFileSync(answers, 'utf8')) as Answer[],
    postingsFromBytes(readFileSync(questions)),
  );
}
