import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';
import { THRESHOLDS } from '@anew/curated-coach/clarity';
import { isClear, Retrieval, type Subject } from '@anew/curated-coach/retrieval';
import { seatsIn } from '@anew/curated-coach/seats';
import type { CoachQuestion } from './coach-question.js';

const SURE = [0.5, 0.6, 0.65, 0.7, 0.75, 0.78, 0.8, 0.85, 0.9];

export interface Point {
  sure: number;
  answered: number;
  right: number;
  rightOfAnswered: number;
  askedBack: number;
}

/**
 * Results that other thresholds would have for first messages that a module answers, as shares from 0 to 1.
 */
export function curve(modules: readonly Module[], questions: readonly CoachQuestion[]): Point[] {
  const retrieval = new Retrieval(modules);
  const found = questions
    .filter(({ accept, after }) => accept.length > 0 && !after)
    .map(({ text, accept }) => {
      const subject = retrieval.likeliest(text, { withChildren: true, seats: seatsIn(text) });
      return { subject, isRight: leadsTo(accept, subject) };
    });
  return curveOf(found);
}

/** Whether one of the modules to which a reply would lead suits the question. */
export const leadsTo = (accept: readonly ModuleSlug[], subject: Subject | undefined): boolean =>
  accept.some((slug) => slug === subject?.moduleSlug || slug === subject?.also);

/** A question's likeliest subject, and whether one of its modules suits. */
export interface Found {
  subject: Subject | undefined;
  isRight: boolean;
}

export const curveOf = (found: readonly Found[]): Point[] => SURE.map((sure) => pointAt(found, sure));

function pointAt(found: readonly Found[], sure: number): Point {
  const clarity = { ...THRESHOLDS, sure };
  const answered = found.filter(
    ({ subject }) => subject && !subject.unclearSeat && isClear(subject, clarity),
  );
  const right = answered.filter(({ isRight }) => isRight).length;
  return {
    sure,
    answered: answered.length / found.length,
    right: right / found.length,
    rightOfAnswered: right / answered.length,
    askedBack: 1 - answered.length / found.length,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const asLine = ({ sure, answered, right, rightOfAnswered, askedBack }: Point): string =>
  `sure from ${sure}: answered ${percent(answered)}, right module ${percent(right)} (${percent(rightOfAnswered)} of the answered), asked back ${percent(askedBack)}`;
