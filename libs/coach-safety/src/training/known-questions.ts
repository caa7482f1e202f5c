import { readdirSync, readFileSync } from 'node:fs';
import { QUESTION_LANGUAGES, type QuestionLanguage } from '../questions/built-questions.js';
import { indexQuestions } from '../questions/index-questions.js';
import { QuestionIndex } from '../questions/question-index.js';
import type { Sentence } from './sentences.js';

const ANSWERS = new URL('../../../curated-coach/data/answers/', import.meta.url);

/**
 * One of the questions to which the curated coach has an answer, with its title and the ways in which it is
 * asked.
 */
interface KnownQuestion {
  language: QuestionLanguage;
  ways: readonly string[];
}

/**
 * Reads all known questions, in the order of the answers. A way of asking that could come from somebody in
 * danger (`?!`) is left out.
 */
export const knownQuestions = (): KnownQuestion[] =>
  readdirSync(ANSWERS)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => {
      const language = file.endsWith('.es.txt') ? 'es' : 'en';
      const entries = readFileSync(new URL(file, ANSWERS), 'utf8')
        .trim()
        .split(/\n\s*\n/);
      return entries.map((entry) => ({ language, ways: waysIn(entry) }));
    });

const waysIn = (entry: string): string[] =>
  entry
    .split('\n')
    .filter((line) => /^!|^\?(?!!)/.test(line))
    .map((line) => line.slice(1).trim());

/** Indexes of those known questions that are among the sentences, one for each language. */
export const indexesOf = (sentences: readonly Sentence[]): QuestionIndex[] =>
  QUESTION_LANGUAGES.map((language) => {
    const ways = new Map<number, string[]>();
    for (const sentence of sentences) {
      if (sentence.question === undefined || sentence.language !== language) continue;
      ways.set(sentence.question, [...(ways.get(sentence.question) ?? []), sentence.text]);
    }
    return new QuestionIndex(indexQuestions([...ways.values()]));
  });
