import { describe, expect, it } from '@jest/globals';
import { answerIn } from '../answer.js';
import { CLEAR, DOUBTFUL, withFindings } from '../testing/converse.js';
import { CONTINUATIONS } from './continuations/index.js';
import { SPANISH_CONTINUATIONS } from './continuations/spanish.js';
import { UNSURE, UNSURE_SPANISH } from './unsure.js';
import { weakTexts } from './weak-doubt.js';

/** Parts of a sentence that ask, without what quotes a question to somebody else. */
const questionsIn = (text: string): string[] =>
  text
    .replace(/“[^”]*”|«[^»]*»|\*/g, '')
    .split(/(?<=[.:!?])\s+/)
    .filter((part) => part.endsWith('?'));

/** Beginnings of questions to which a yes or a no is an answer. */
const YES_OR_NO = /^(?:is|are|do|does|has|have|¿(?!cómo|qué|quién|cuál|cuándo|dónde|por qué|cuánto))/i;
/** Words for being well. A "no" to a question with one of them would mean danger. */
const WELL = /\b(?:safe|okay|ok|fine|well|good|alone|private|segur[oa]|a salvo|bien|a solas|tranquil[oa])\b/i;

const TEXTS = [
  ...[UNSURE, UNSURE_SPANISH].flatMap(({ questions }) => Object.values(questions).flat()),
  ...weakTexts('en').staying,
  ...weakTexts('es').staying,
];

describe('in doubt, where a "no" is heard as a denial', () => {
  it.each(['no', 'No, I’m not safe', 'No muy bien', 'no, no estoy a salvo'])('such as "%s"', (text) => {
    expect(answerIn(text)).toBe('no');
  });

  it.each(TEXTS)('one question is asked, to which a "no" means no danger: %s', (text) => {
    const questions = questionsIn(text);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatch(YES_OR_NO);
    expect(questions[0]).not.toMatch(WELL);
  });

  it('nothing else in the reply asks', () => {
    const others = [
      ...[UNSURE, UNSURE_SPANISH].flatMap(({ quoting, open, orRather }) => [
        ...quoting,
        ...open,
        ...Object.values(orRather),
      ]),
      ...[CONTINUATIONS, SPANISH_CONTINUATIONS]
        .flatMap((each) => Object.values(each))
        .flatMap((each) => Object.values(each).map(({ takesUp }) => takesUp)),
    ];
    expect(others.flatMap(questionsIn)).toEqual([]);
  });
});

describe('the question about suicide', () => {
  it.each([...UNSURE.questions.suicide, ...UNSURE_SPANISH.questions.suicide])(
    'says what to do where something was done already, or nobody answers: %s',
    (question) => {
      expect(question).toMatch(/taken or done already|se tomó o se hizo algo/);
      expect(question).toMatch(/answer, call 911 now|answer: 911 now|contestan[^.]*911 ahora/);
    },
  );
});

describe('a question with the number for violence', () => {
  const questions = Object.values(UNSURE.questions)
    .flat()
    .filter((question) => question.includes('1-800-799-7233'));

  it.each(questions)('names a way to write: %s', (question) => {
    expect(question).toMatch(/\bSTART to 88788/);
  });
});

describe('the question about violence', () => {
  it.each(
    [UNSURE, UNSURE_SPANISH].flatMap(({ questions, orRather }) => [...questions.violence, orRather.violence]),
  )('is about others too, so that the honest "no" of a witness denies nothing: %s', (question) => {
    expect(question).toMatch(/somebody you know|alguien que conoces/);
  });
});

describe('the question about hurting others', () => {
  it.each([UNSURE, UNSURE_SPANISH].flatMap(({ questions }) => [...questions['harming-others']]))(
    'puts a doctor for whoever is hurt first: %s',
    (question) => {
      expect(question).toMatch(/a doctor or 911 comes first|primero va un doctor o el 911/);
    },
  );
});

describe('an opening of the question', () => {
  const openings = (said: string, language: 'en' | 'es'): string[] =>
    withFindings(...Array.from({ length: 3 }, () => ({ ...DOUBTFUL, said, language }))).verdicts.map(
      (verdict) => ('text' in verdict ? (verdict.text ?? '') : ''),
    );

  it.each([
    ['my husband holds the gun and stares at me', 'en'],
    [`${'He looks at me for a long time and says nothing at all. '.repeat(3)}He has a gun.`, 'en'],
    ['ahora trae la pistola en la guantera', 'es'],
  ] as const)('never says that a named danger may be nothing: %s', (said, language) => {
    for (const opening of openings(said, language)) expect(opening).not.toMatch(/may be nothing|no ser nada/);
  });

  it('may leave it open where none is named', () => {
    const doubt = { ...DOUBTFUL, said: 'he looks at me' };
    const { verdicts } = withFindings(doubt, CLEAR, doubt);
    expect(verdicts.at(-1)).toMatchObject({ text: expect.stringContaining('It may be nothing') });
  });
});
