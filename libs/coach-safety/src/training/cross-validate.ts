import { type MessageScores, TwoClassifiers } from '../classifier/two-classifiers.js';
import { wordsOf } from '../normalise.js';
import { learnFrom } from './learn.js';
import { longMessages } from './long-messages.js';
import type { Sentence } from './sentences.js';

/** A message with the scores from a classifier that was trained without it. */
export interface Judged extends Sentence {
  scores: MessageScores;
  /** Whether the message was composed of other messages. */
  isComposed: boolean;
}

/** @param share of the remaining sentences that is learned */
export function crossValidate(folds: readonly Sentence[][], share = 1, tested = folds.length): Judged[] {
  return folds.slice(0, tested).flatMap((fold, index) => {
    const others = folds.flatMap((each, at) => (at === index ? [] : each));
    const learned = others.filter((_each, at) => (at * 0.618_034) % 1 < share);
    const classifiers = new TwoClassifiers(learnFrom(learned));
    const judge = (isComposed: boolean) => (sentence: Sentence) => judged(sentence, classifiers, isComposed);
    const messages = [...fold.map(judge(false)), ...longMessages(fold).map(judge(true))];
    // Some messages, such as a lone "ok", have no units.
    return messages.filter(({ scores }) => scores.units.length > 0);
  });
}

/** Messages of one author, judged by a classifier that learned from all others. */
export function judgeApart(sentences: readonly Sentence[], author: string): Judged[] {
  const classifiers = new TwoClassifiers(learnFrom(sentences.filter((each) => each.author !== author)));
  return sentences
    .filter((each) => each.author === author)
    .map((sentence) => judged(sentence, classifiers, false))
    .filter(({ scores }) => scores.units.length > 0);
}

function judged(sentence: Sentence, classifiers: TwoClassifiers, isComposed: boolean): Judged {
  return { ...sentence, scores: classifiers.score(wordsOf(sentence.text)), isComposed };
}
