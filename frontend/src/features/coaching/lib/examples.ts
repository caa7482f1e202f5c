import * as words from '@anew/words/coaching';
export interface Example {
  title?: string;
  text: string;
}

export const examplesFor = (): readonly Example[] => [
  {
    title: words.boundariesTitle(),
    text: words.boundariesText(),
  },
  {
    title: words.parentingTitle(),
    text: words.parentingText(),
  },
  {
    title: words.firstMarriageTitle(),
    text: words.firstMarriageText(),
  },
];
