import { BURDENS, EMPTY_WORDS } from '../phrases/burdens.js';
import { bare, termsOf } from '../terms.js';
import type { AnswerLanguage } from './answer.js';

/** Letters of a word below which it says nothing about a subject. */
const FEWEST_LETTERS = 3;

/** Share of a title's telling words that a message has. */
export function sharedWords(title: string, message: string, language: AnswerLanguage): number {
  const own = tellingWords(title, language);
  const said = new Set(tellingWords(message, language));
  return own.filter((word) => said.has(word)).length / Math.max(1, own.length);
}

/** Whether a title brings in something heavy, or a child, of which the message says nothing. */
export const bringsIn = (title: string, message: string, language: AnswerLanguage): boolean =>
  BURDENS[language].some(
    ({ inTitle, inMessage }) => inTitle.test(bare(title)) && !inMessage.test(bare(message)),
  );

const tellingWords = (text: string, language: AnswerLanguage): string[] => [
  ...new Set(
    termsOf(
      bare(text)
        .split(/[^\p{L}\p{N}'-]+/u)
        .filter(
          (word) => (word.length >= FEWEST_LETTERS || word === 'ex') && !EMPTY_WORDS[language].has(word),
        )
        .join(' '),
    ),
  ),
];
