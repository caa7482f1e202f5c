import { ASSESSMENT_QUESTIONS, type AssessmentQuestion } from '@anew/contracts/assessment/instrument';

/** Maps each question's id to the value of the chosen option. */
export type Answers = Record<string, string>;

/** Answers that are not sent yet, and the question (0 to 21) at which to continue. */
export interface Draft {
  answers: Answers;
  step: number;
}

export const LAST_STEP = ASSESSMENT_QUESTIONS.length - 1;
export const EMPTY_DRAFT: Draft = { answers: {}, step: 0 };

export function questionAt(step: number): AssessmentQuestion {
  const question = ASSESSMENT_QUESTIONS[step];
  if (!question) throw new RangeError(`There is no question ${step}.`);
  return question;
}

export function answeredCount({ answers }: Draft): number {
  return Object.keys(answers).length;
}

export function hasAnswers(draft: Draft): boolean {
  return answeredCount(draft) > 0;
}

function isAnswered(question: AssessmentQuestion, answers: Answers): boolean {
  return question.options.some(({ value }) => value === answers[question.id]);
}

/** Keeps only answers that are options of their question, and a step no further than the first open question. */
export function tidyDraft(answers: Answers, step: number): Draft {
  const known = ASSESSMENT_QUESTIONS.filter((question) => isAnswered(question, answers));
  const firstOpen = ASSESSMENT_QUESTIONS.findIndex((question) => !isAnswered(question, answers));
  const furthest = firstOpen === -1 ? LAST_STEP : firstOpen;
  return {
    answers: Object.fromEntries(known.map(({ id }) => [id, answers[id] ?? ''])),
    step: Math.min(Math.max(Math.trunc(step) || 0, 0), furthest),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads what an earlier visit stored. A draft that cannot be read counts as empty. */
export function parseDraft(text: string | null): Draft {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isRecord(stored) || !isRecord(stored.answers)) return EMPTY_DRAFT;
    return tidyDraft(stored.answers as Answers, Number(stored.step));
  } catch {
    return EMPTY_DRAFT;
  }
}
