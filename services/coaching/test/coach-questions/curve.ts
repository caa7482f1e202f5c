import type { Module } from '@anew/contracts/content/views';
import { THRESHOLDS } from '@anew/curated-coach/clarity';
import { isClear, Retrieval, type Subject } from '@anew/curated-coach/retrieval';
import { seatsIn } from '@anew/curated-coach/seats';
import type { CoachQuestion } from './coach-question.js';

const MARGINS = [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.75, 2];
const CUES = [0, 1, 2, 3];

interface Point {
  margin: number;
  cues: number;
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
      return { subject, isRight: subject !== undefined && accept.includes(subject.moduleSlug) };
    });
  return MARGINS.flatMap((margin) => CUES.map((cues) => pointAt(found, { margin, cues })));
}

interface Found {
  subject: Subject | undefined;
  isRight: boolean;
}

function pointAt(found: readonly Found[], { margin, cues }: Pick<Point, 'margin' | 'cues'>): Point {
  const clarity = { ...THRESHOLDS, margin, cues };
  const answered = found.filter(
    ({ subject }) => subject && !subject.unclearSeat && isClear(subject, clarity),
  );
  const right = answered.filter(({ isRight }) => isRight).length;
  return {
    margin,
    cues,
    answered: answered.length / found.length,
    right: right / found.length,
    rightOfAnswered: right / answered.length,
    askedBack: 1 - answered.length / found.length,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const asLine = ({ margin, cues, answered, right, rightOfAnswered, askedBack }: Point): string =>
  `margin ${margin}, cues ${cues}: answered ${percent(answered)}, right module ${percent(right)} (${percent(rightOfAnswered)} of the answered), asked back ${percent(askedBack)}`;
