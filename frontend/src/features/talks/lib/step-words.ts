import { TALK_STEPS, type TalkStep } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk';

/** All steps of a talk in order. */
export const STEPS = Object.keys(TALK_STEPS) as TalkStep[];

/** Minutes that a whole talk is meant to take. */
export const TALK_MINUTES = Object.values(TALK_STEPS).reduce((all: number, minutes) => all + minutes, 0);

const heard = () => ({
  heading: words.sayBackHeading(),
  says: words.saysItBack(),
  hears: words.checksIt(),
  sayTitle: words.toSayBack(),
  say: [words.heard1(), words.heard2(), words.heard3()],
  hear: words.hearWhenChecked(),
});

const speaks = () => ({
  says: words.speaks(),
  hears: words.listens(),
  sayTitle: words.toBeginWith(),
  say: null,
  hear: words.hearWhenSpoken(),
});

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
const SEATED: Readonly<Partial<Record<TalkStep, () => SeatedStep>>> = {
  'first-speaks': () => ({ ...speaks(), heading: words.speaksTitle(), byFirst: true }),
  'first-is-heard': () => ({ ...heard(), byFirst: false }),
  'second-speaks': () => ({ ...speaks(), heading: words.tradePlaces(), byFirst: false }),
  'second-is-heard': () => ({ ...heard(), byFirst: true }),
};

/** What each of the two does in a step, if one of them has the word in it. */
export const seatedIn = (step: TalkStep): SeatedStep | undefined => SEATED[step]?.();
