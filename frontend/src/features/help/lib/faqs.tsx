import * as words from '@anew/words/help';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Numbers } from '#shared/ui/numbers';
import { Sentence } from '#shared/ui/sentence';

interface Faq {
  question: string;
  answer: ReactNode;
}

const faq = (question: string, answer: string): Faq => ({ question, answer: <Numbers>{answer}</Numbers> });

const whatIsSeen = (): Faq => ({
  question: words.seeQuestion(),
  answer: (
    <Sentence>
      {words.seeAnswer({
        privacy: (text) => (
          <Link key="privacy" to="/privacy">
            {text}
          </Link>
        ),
      })}
    </Sentence>
  ),
});

export const faqs = (): readonly Faq[] => [
  faq(words.joinQuestion(), words.joinAnswer()),
  faq(words.timeQuestion(), words.timeAnswer()),
  faq(words.beginQuestion(), words.beginAnswer()),
  whatIsSeen(),
  faq(words.differentQuestion(), words.differentAnswer()),
  faq(words.therapistQuestion(), words.therapistAnswer()),
  faq(words.readyQuestion(), words.readyAnswer()),
  faq(words.mergeQuestion(), words.mergeAnswer()),
];
