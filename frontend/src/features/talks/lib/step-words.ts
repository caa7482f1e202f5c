import { TALK_STEPS, type TalkStep } from '@anew/contracts/assessment/talks';

/** All steps of a talk in order. */
export const STEPS = Object.keys(TALK_STEPS) as TalkStep[];

/** Minutes that a whole talk is meant to take. */
export const TALK_MINUTES = Object.values(TALK_STEPS).reduce((all: number, minutes) => all + minutes, 0);

const HEARD = {
  heading: 'Say back what you heard',
  says: 'Says it back',
  hears: 'Checks it',
  sayTitle: 'To say it back',
  say: ['What I heard is …', 'The part that stays with me is …', 'Did I get that right? Is there more?'],
  hear: 'Say what they got right first. Then add what is missing. It is not your turn to answer yet.',
};

const SPEAKS = {
  says: 'Speaks',
  hears: 'Listens',
  sayTitle: 'To begin with',
  say: null,
  hear: 'Only listen. Do not answer, fix or defend. You will have your turn, and you do not have to agree.',
};

interface SeatedStep {
  heading: string;
  /** What the one and the other do in this step. */
  says: string;
  hears: string;
  sayTitle: string;
  /** Beginnings of sentences; null for those of the area. */
  say: readonly string[] | null;
  /** What helps the one who listens. */
  hear: string;
  /** Whether the talking is done by the one who spoke first. */
  byFirst: boolean;
}

/** Steps in which one of the two has the word. */
export const SEATED: Readonly<Partial<Record<TalkStep, SeatedStep>>> = {
  'first-speaks': { ...SPEAKS, heading: 'One speaks, one listens', byFirst: true },
  'first-is-heard': { ...HEARD, byFirst: false },
  'second-speaks': { ...SPEAKS, heading: 'Trade places', byFirst: false },
  'second-is-heard': { ...HEARD, byFirst: true },
};
