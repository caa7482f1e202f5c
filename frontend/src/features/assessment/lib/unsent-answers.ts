import { ASSESSMENT_QUESTIONS, type AssessmentQuestion } from '@anew/contracts/assessment/instrument';
import { isRecord } from '#shared/lib/is-record';

/** Maps each question's id to the value of the chosen option. */
export type Answers = Record<string, string>;

/** Answers that are not sent yet, and the question (0 to 21) at which to continue. */
export interface UnsentAnswers {
  answers: Answers;
  step: number;
}

export const LAST_STEP = ASSESSMENT_QUESTIONS.length - 1;
export const NO_ANSWERS: UnsentAnswers = { answers: {}, step: 0 };

export function questionAt(step: number): AssessmentQuestion {
  const question = ASSESSMENT_QUESTIONS[step];
  if (!question) throw new RangeError(`There is no question ${step}.`);
  return question;
}

export function answeredCount({ answers }: UnsentAnswers): number {
  return Object.keys(answers).length;
}

export function hasAnswers(unsent: UnsentAnswers): boolean {
  return answeredCount(unsent) > 0;
}

function isAnswered(question: AssessmentQuestion, answers: Answers): boolean {
  return question.options.some(({ value }) => value === answers[question.id]);
}

/** Keeps only answers that are options of their question, and a step no further than the first open question. */
export function tidyAnswers(answers: Answers, step: number): UnsentAnswers {
  const known = ASSESSMENT_QUESTIONS.filter((question) => isAnswered(question, answers));
  const firstOpen = ASSESSMENT_QUESTIONS.findIndex((question) => !isAnswered(question, answers));
  const furthest = firstOpen === -1 ? LAST_STEP : firstOpen;
  return {
    answers: Object.fromEntries(known.map(({ id }) => [id, answers[id] ?? ''])),
    step: Math.min(Math.max(Math.trunc(step) || 0, 0), furthest),
  };
}

/** Reads what an earlier visit stored. What cannot be read counts as no answers. */
export function parseUnsent(text: string | null): UnsentAnswers {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isRecord(stored) || !isRecord(stored.answers)) return NO_ANSWERS;
    return tidyAnswers(stored.answers as Answers, Number(stored.step));
  } catch {
    return NO_ANSWERS;
  }
}
