import { readFileSync } from 'node:fs';
import { builtQuestions } from '@anew/coach-safety/questions/built-questions';
import { postingsFromBytes } from '@anew/coach-safety/questions/postings-file';
import { QuestionIndex } from '@anew/coach-safety/questions/question-index';
import type { AnswerLanguage, StoredAnswer } from './answers/answer.js';
import { AnswerLibrary } from './answers/answer-library.js';
import { JoinedIndex } from './answers/joined-index.js';

/** Files of the answers in each language, which the build writes. The bundler copies only files whose names stand in the call. */
export const ANSWER_FILES: Readonly<Record<AnswerLanguage, URL>> = {
  en: new URL('../dist/answers.en.json', import.meta.url),
  es: new URL('../dist/answers.es.json', import.meta.url),
};
/** Files with the indexes of the questions that only this library knows. */
export const QUESTION_FILES: Readonly<Record<AnswerLanguage, URL>> = {
  en: new URL('../dist/questions.en.bin', import.meta.url),
  es: new URL('../dist/questions.es.bin', import.meta.url),
};

const read = new Map<AnswerLanguage, AnswerLibrary>();

/** Returns the library of answers in a language, which is read from its file when it is first needed. */
export function builtAnswers(language: AnswerLanguage): AnswerLibrary {
  const library = read.get(language) ?? readLibrary(language);
  read.set(language, library);
  return library;
}

function readLibrary(language: AnswerLanguage): AnswerLibrary {
  const known = builtQuestions(language);
  const own = new QuestionIndex(postingsFromBytes(readFileSync(QUESTION_FILES[language])), known);
  return new AnswerLibrary(
    JSON.parse(readFileSync(ANSWER_FILES[language], 'utf8')) as StoredAnswer[],
    new JoinedIndex(known, own),
    language,
  );
}
