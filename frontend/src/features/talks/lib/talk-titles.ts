import type { TalkArea } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk-titles';

interface TalkTitle {
  title: () => string;
  /** What the talk is about. */
  opening: () => string;
}

const TITLES: Readonly<Record<TalkArea, TalkTitle>> = {
  communication: {
    title: words.talking,
    opening: words.talkingOpening,
  },
  trust: {
    title: words.trust,
    opening: words.trustOpening,
  },
  family: {
    title: words.family,
    opening: words.familyOpening,
  },
  closeness: {
    title: words.closeness,
    opening: words.closenessOpening,
  },
  future: {
    title: words.future,
    opening: words.futureOpening,
  },
};

export const titleOf = (area: TalkArea): string => TITLES[area].title();
export const openingOf = (area: TalkArea): string => TITLES[area].opening();
