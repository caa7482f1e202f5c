import { rarityIn } from '@anew/coach-safety/questions/question-index';
import { allTermsOf, bare, lettersAndDigits, unaccented } from '../terms.js';
import type { AnswerLanguage } from './answer.js';

/** Endings that Spanish words change in a sentence. It only has to do the same on both sides of a comparison. */
const SPANISH_ENDING =
  /(?<=\p{L}{2})(ando|iendo|amos|emos|imos|aron|ieron|aba|ar|er|ir|an|en|as|es|os|a|e|o|s)$/u;
/** Letters up to which a Spanish word keeps its ending. */
const SHORT = 4;

/** What of two texts is alike. */
interface Alike {
  /** Share of the message's words that the questions of an answer have. */
  covered: number;
  /** Share of a title's words that the message has. */
  titled: number;
}

/** Different words of a text, in the form in which they are compared. */
export const wordsIn = (text: string, language: AnswerLanguage): string[] => [
  ...new Set((language === 'es' ? spanishWordsIn(text) : allTermsOf(bare(text))).filter(isWord)),
];

const spanishWordsIn = (text: string): string[] =>
  lettersAndDigits(unaccented(text))
    .split(' ')
    .map((word) => (word.length > SHORT ? word.replace(SPANISH_ENDING, '') : word));

const isWord = (word: string): boolean => word.length > 1 && !/^\d+$/.test(word);

/** Compares messages and answers word by word. The rarer a word is among the answers, the more it counts. */
export class AnswerWords {
  /** Numbers of the answers whose questions have each word. */
  private readonly having: ReadonlyMap<string, ReadonlySet<number>>;
  private readonly titles: readonly (readonly string[])[];

  /** @param answers with the words of all their questions, in one line */
  constructor(
    answers: readonly { title: string; words: string }[],
    private readonly language: AnswerLanguage,
  ) {
    const having = new Map<string, Set<number>>();
    answers.forEach(({ words }, at) => {
      for (const word of words.split(' ')) {
        const own = having.get(word);
        if (own) own.add(at);
        else having.set(word, new Set([at]));
      }
    });
    this.having = having;
    this.titles = answers.map(({ title }) => wordsIn(title, language));
  }

  /** Compares a message with answers by their numbers. A word that no answer has tells none from another. */
  comparisonWith(message: string): (answer: number) => Alike {
    const said = new Set(wordsIn(message, this.language).filter((word) => this.having.has(word)));
    return (answer) => ({
      covered: this.shareOf([...said], (word) => this.having.get(word)?.has(answer) ?? false),
      titled: this.shareOf(this.titles[answer] ?? [], (word) => said.has(word)),
    });
  }

  /** How much the words of a message say together: 1 is as much as the rarest word of all. */
  weightOf(message: string): number {
    return this.weightsIn(message).reduce((sum, weight) => sum + weight, 0);
  }

  /** The same for the one word that says most of those that another text does not have. */
  newIn(message: string, text: string): number {
    return Math.max(0, ...this.weightsIn(message, wordsIn(text, this.language)));
  }

  private weightsIn(message: string, without: readonly string[] = []): number[] {
    return wordsIn(message, this.language)
      .filter((word) => this.having.has(word) && !without.includes(word))
      .map((word) => this.sum([word]) / rarityIn(this.titles.length, 0.5));
  }

  private shareOf(words: readonly string[], isShared: (word: string) => boolean): number {
    return this.sum(words.filter(isShared)) / (this.sum(words) || 1);
  }

  private sum(words: readonly string[]): number {
    return words.reduce(
      (sum, word) => sum + rarityIn(this.titles.length, this.having.get(word)?.size ?? 0),
      0,
    );
  }
}
