import type { TalkArea } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk-areas';

type Said = () => string;

interface AreaWords {
  /** Beginnings for the partner who speaks. */
  speak: readonly Said[];
  /** Questions for both, after each has been heard. */
  together: readonly Said[];
  /** Small agreements to take or to change. */
  ideas: readonly Said[];
}

/** The words of each talk. Nothing in them presumes children, an ex, money or a healthy body. */
const AREA_WORDS: Readonly<Record<TalkArea, AreaWords>> = {
  communication: {
    speak: [words.talkingSpeak1, words.talkingSpeak2, words.talkingSpeak3, words.talkingSpeak4],
    together: [words.talkingBoth1, words.talkingBoth2],
    ideas: [words.talkingIdea1, words.talkingIdea2, words.talkingIdea3],
  },
  trust: {
    speak: [words.trustSpeak1, words.trustSpeak2, words.trustSpeak3, words.trustSpeak4],
    together: [words.trustBoth1, words.trustBoth2],
    ideas: [words.trustIdea1, words.trustIdea2, words.trustIdea3],
  },
  family: {
    speak: [words.familySpeak1, words.familySpeak2, words.familySpeak3, words.familySpeak4],
    together: [words.familyBoth1, words.familyBoth2],
    ideas: [words.familyIdea1, words.familyIdea2, words.familyIdea3],
  },
  closeness: {
    speak: [words.closenessSpeak1, words.closenessSpeak2, words.closenessSpeak3, words.closenessSpeak4],
    together: [words.closenessBoth1, words.closenessBoth2],
    ideas: [words.closenessIdea1, words.closenessIdea2, words.closenessIdea3],
  },
  future: {
    speak: [words.futureSpeak1, words.futureSpeak2, words.futureSpeak3, words.futureSpeak4],
    together: [words.futureBoth1, words.futureBoth2],
    ideas: [words.futureIdea1, words.futureIdea2, words.futureIdea3],
  },
};

/** The words of a talk, in one of the kinds that there are. */
export const areaWords = (area: TalkArea, kind: keyof AreaWords): string[] =>
  AREA_WORDS[area][kind].map((word) => word());
