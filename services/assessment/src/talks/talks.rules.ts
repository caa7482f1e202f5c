import type { AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { AssessmentResults, ScoredCategory } from '@anew/contracts/assessment/results';
import { TALK_AREAS, TALK_STEPS, type TalkArea, type TalkStep } from '@anew/contracts/assessment/talks';
import type { TalkMoveDto } from '@anew/contracts/assessment/talks-dto';
import { isHeavy } from '../scoring/weight.js';
import type { TalkEntity } from './talk.entity.js';

/** What moves while a talk is going on. */
export type Progress = Pick<
  TalkEntity,
  'step' | 'stepSince' | 'pausedAt' | 'backAt' | 'movedAt' | 'endedAt' | 'finished'
>;

const AT_MOST = 3;
const MINUTE_MS = 60_000;
const USUAL_PAUSE = 20;
/** A talk to which nobody has come back by then counts as left for that day. */
const FORGOTTEN_MS = 12 * 60 * MINUTE_MS;

const STEPS = Object.keys(TALK_STEPS) as TalkStep[];
const AREAS = Object.keys(TALK_AREAS) as TalkArea[];

/**
 * Areas in which a talk is offered: those worth a conversation, in the order of the results, then the others by
 * their level. A strength is never one. A couple on whom a great deal weighs gets none: some of them are afraid of
 * each other, and the results name people who can help. That may be so under the name of _Two Perspectives_, too, because
 * where one controls the other, one may be content.
 */
export function areasOffered(
  results: Pick<AssessmentResults, 'pattern' | 'priorityAreas' | 'categories'>,
): TalkArea[] {
  const { pattern, categories } = results;
  if (pattern.name === 'Carrying a Lot') return [];
  if (pattern.name === 'Two Perspectives' && isHeavy(categories)) return [];
  const open = categories
    .filter((one): one is ScoredCategory => one.level !== null && one.band !== 'shared-strength')
    .sort((one, other) => one.level - other.level || gapOf(other) - gapOf(one))
    .map(({ category }) => category);
  const first = results.priorityAreas.map(({ category }) => category).filter((one) => open.includes(one));
  return [...new Set([...first, ...open])].slice(0, AT_MOST).flatMap(areasOf);
}

const gapOf = ({ partners: [one, other] }: ScoredCategory): number =>
  Math.abs((one?.score ?? 0) - (other?.score ?? 0));

function areasOf(category: AssessmentCategory): TalkArea[] {
  return AREAS.filter((area) => TALK_AREAS[area] === category);
}

/** State of a new talk. */
export function begun(now: Date): Progress {
  return {
    step: 'first-speaks',
    stepSince: now,
    pausedAt: null,
    backAt: null,
    movedAt: now,
    endedAt: null,
    finished: false,
  };
}

/** Whether nobody has come back to an open talk for so long that it is over. */
export function isForgotten({ movedAt, backAt }: Progress, now: Date): boolean {
  const awaited = Math.max(movedAt.getTime(), backAt?.getTime() ?? 0);
  return now.getTime() - awaited > FORGOTTEN_MS;
}

/**
 * State of an open talk after a move. Going on or back from a step that the talk has left already changes
 * nothing, so that two people who press the same button go one step.
 */
export function moved(talk: Progress, { step, move, backIn }: TalkMoveDto, now: Date): Progress {
  switch (move) {
    case 'pause':
      return {
        ...talk,
        pausedAt: talk.pausedAt ?? now,
        backAt: inMinutes(backIn ?? USUAL_PAUSE, now),
        movedAt: now,
      };
    case 'resume':
      return resumed(talk, now);
    case 'leave':
      return { ...talk, movedAt: now, endedAt: now };
    case 'next':
      return step === talk.step ? stepped(talk, 1, now) : talk;
    case 'back':
      return step === talk.step ? stepped(talk, -1, now) : talk;
  }
}

/** State of a talk that both went through to its end. */
export function finished(talk: Progress, now: Date): Progress {
  return { ...talk, movedAt: now, endedAt: talk.endedAt ?? now, finished: true };
}

/** Seconds that the present step has taken, without pauses. */
export function secondsIn({ stepSince, pausedAt }: Progress, now: Date): number {
  return Math.max(0, Math.floor(((pausedAt ?? now).getTime() - stepSince.getTime()) / 1_000));
}

function stepped(talk: Progress, by: 1 | -1, now: Date): Progress {
  const place = Math.max(0, STEPS.indexOf(talk.step) + by);
  const step = STEPS[place];
  return step ? { ...begun(now), step } : finished(talk, now);
}

function resumed(talk: Progress, now: Date): Progress {
  if (!talk.pausedAt) return talk;
  const stepSince = new Date(talk.stepSince.getTime() + now.getTime() - talk.pausedAt.getTime());
  return { ...talk, stepSince, pausedAt: null, backAt: null, movedAt: now };
}

const inMinutes = (minutes: number, now: Date): Date => new Date(now.getTime() + minutes * MINUTE_MS);
