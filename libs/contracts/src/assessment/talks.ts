import type { AssessmentCategory } from './instrument.js';

/** Areas of the results in which a couple can have a guided talk, by their names in addresses. */
export const TALK_AREAS = {
  communication: 'Communication',
  trust: 'Trust & Past',
  family: 'Blending & Children',
  closeness: 'Intimacy & Connection',
  future: 'Future & Commitment',
} as const satisfies Readonly<Record<string, AssessmentCategory>>;
export type TalkArea = keyof typeof TALK_AREAS;

/** Steps of a talk in order, with the minutes that each is meant to take: 25 in all. */
export const TALK_STEPS = {
  'first-speaks': 6,
  'first-is-heard': 3,
  'second-speaks': 6,
  'second-is-heard': 3,
  together: 5,
  agreement: 2,
} as const;
export type TalkStep = keyof typeof TALK_STEPS;

/** Minutes after which the two can promise to come back from a pause. */
export const PAUSE_MINUTES = [20, 60, 1_440] as const;
export type PauseMinutes = (typeof PAUSE_MINUTES)[number];

export const TALK_MOVES = ['next', 'back', 'pause', 'resume', 'leave'] as const;
export type TalkMove = (typeof TALK_MOVES)[number];

/** A talk that is going on. It holds nothing of what is said. */
export interface Talk {
  id: string;
  area: TalkArea;
  step: TalkStep;
  /** Id of the partner who speaks first. */
  firstSpeaker: string;
  /** Seconds that the step had taken at the time of the answer, without pauses. */
  secondsIn: number;
  pause: { backAt: string } | null;
}

/** An area in which a talk is offered. */
export interface OfferedTalk {
  area: TalkArea;
  /** Time when the couple last finished a talk in this area, or null. */
  talkedAt: string | null;
}

export interface Talks {
  /** At most three areas, the one with the most room to grow first. None where a talk alone is not the right help. */
  offered: OfferedTalk[];
  current: Talk | null;
}

/** Characters of an agreement, after trimming. */
export const AGREEMENT_MAX = 300;

export const AGREEMENT_OUTCOMES = ['kept', 'partly', 'not'] as const;
export type AgreementOutcome = (typeof AGREEMENT_OUTCOMES)[number];

/**
 * What a couple agreed on at the end of a talk, in the words of one of them. Answers of an older release lack whose words
 * they are.
 */
export interface Agreement {
  id: string;
  /** Id of the partner who wrote it. */
  authorId?: string;
  area: TalkArea;
  text: string;
  /** Day on which the two want to look at it again, such as `2026-11-29`. */
  dueOn: string;
  /** Null until one of the two has said how it went. */
  outcome: AgreementOutcome | null;
  /** Id of the partner who said how it went, or null if nobody has, or an older release did not keep who. */
  checkedBy?: string | null;
}
