import * as words from '@anew/words/help';

export interface Faq {
  question: string;
  answer: string;
}

export const faqs = (): readonly Faq[] => [
  { question: words.joinQuestion(), answer: words.joinAnswer() },
  { question: words.timeQuestion(), answer: words.timeAnswer() },
  { question: words.beginQuestion(), answer: words.beginAnswer() },
  { question: words.seeQuestion(), answer: words.seeAnswer() },
  { question: words.differentQuestion(), answer: words.differentAnswer() },
  { question: words.therapistQuestion(), answer: words.therapistAnswer() },
  { question: words.readyQuestion(), answer: words.readyAnswer() },
  { question: words.mergeQuestion(), answer: words.mergeAnswer() },
];
