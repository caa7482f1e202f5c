import { readdirSync, readFileSync } from 'node:fs';
import type { Answer, AnswerLanguage, StoredAnswer } from '../answers/answer.js';
import { wordsIn } from '../answers/answer-words.js';
import { type Seat, seatsIn } from '../seats.js';
import { slugsIn } from './slugs.js';

/** An answer with the ways in which people ask its question. */
interface WrittenAnswer extends Answer {
  language: AnswerLanguage;
  questions: readonly string[];
}

const FOLDER = new URL('../../data/answers/', import.meta.url);
const LATER = new URL('later/', FOLDER);

/**
 * Answers to the questions that the safety check has learned as harmless, and indexes. The name of a file ends with its language, as in
 * `talking.en.txt`.
 */
const knownAnswers = (): WrittenAnswer[] => answersInFolder(FOLDER);

/** Answers written since the check was calibrated. It neither learns nor indexes their questions. */
export const laterAnswers = (): WrittenAnswer[] => answersInFolder(LATER);

/** All written answers, in the order of the indexes. */
export const writtenAnswers = (): WrittenAnswer[] => [...knownAnswers(), ...laterAnswers()];

const answersInFolder = (folder: URL): WrittenAnswer[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      answersIn(readFileSync(new URL(file, folder), 'utf8'), file.endsWith('.es.txt') ? 'es' : 'en'),
    );

/**
 * Answers of a file. An empty line ends an answer. The first sign of a line says what it is: `#` the modules, `!` the title, `?` a way of
 * asking, `=` a paragraph of the answer, `"` a sentence to say and `>` a step. A way of asking with `?!` could as well come from
 * somebody in danger, so that the safety check does not learn it as harmless.
 */
export const answersIn = (file: string, language: AnswerLanguage): WrittenAnswer[] =>
  file
    .split(/\n\s*\n/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => answerIn(entry.split('\n'), language));

function answerIn(lines: readonly string[], language: AnswerLanguage): WrittenAnswer {
  const after = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1).trim());
  const [modules] = after('#');
  const [title] = after('!');
  const [say, tooMuchToSay] = after('"');
  const [step, tooManySteps] = after('>');
  const questions = after('?').map((question) => question.replace(/^!\s*/, ''));
  const text = after('=');
  const isWhole =
    modules && title && questions.length > 0 && text.length > 0 && !tooMuchToSay && !tooManySteps;
  if (!isWhole || lines.some((line) => !/^[#!?=">]/.test(line)))
    throw new Error(`This is not a whole answer:\n${lines.join('\n')}`);
  return {
    language,
    title,
    modules: slugsIn(modules.split(',')),
    seats: language === 'en' ? seatsAsking(questions) : [],
    questions,
    text,
    ...(say && { say }),
    ...(step && { step }),
  };
}

/** Share of an answer's questions from which a seat counts as one of those who ask it. */
const MANY = 0.15;

function seatsAsking(questions: readonly string[]): Seat[] {
  const seats = questions.flatMap((question) => [...seatsIn(question)]);
  const sitting = (seat: Seat) => seats.filter((each) => each === seat).length;
  return [...new Set(seats)].filter((seat) => sitting(seat) >= MANY * questions.length);
}

/** What of an answer the library needs. */
export function storedFrom(answer: WrittenAnswer): StoredAnswer {
  const { title, modules, seats, text, say, step, questions, language } = answer;
  const words = wordsIn([title, ...questions].join(' '), language).join(' ');
  return { title, modules, seats, text, words, ...(say && { say }), ...(step && { step }) };
}
