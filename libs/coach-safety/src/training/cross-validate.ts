import { Classifier, type Score } from '../classifier/model.js';
import { sentenceCount, unitsOf } from '../classifier/units.js';
import { learnFrom } from './learn.js';
import { longMessages } from './long-messages.js';
import type { Sentence } from './sentences.js';

/** A message with the scores from a classifier that was trained without it. */
export interface Judged extends Sentence {
  /** Score of each unit, in the message's order. */
  scores: readonly Score[];
  sentences: number;
  /** Whether the message was composed of other messages. */
  isComposed: boolean;
}

/** @param share of the remaining sentences that is learned */
export function crossValidate(folds: readonly Sentence[][], share = 1, tested = folds.length): Judged[] {
  return folds.slice(0, tested).flatMap((fold, index) => {
    const others = folds.flatMap((each, at) => (at === index ? [] : each));
    const learned = others.filter((_each, at) => (at * 0.618_034) % 1 < share);
    const classifier = new Classifier(learnFrom(learned));
    const judge = (isComposed: boolean) => (sentence: Sentence) => judged(sentence, classifier, isComposed);
    const messages = [...fold.map(judge(false)), ...longMessages(fold).map(judge(true))];
    // Some messages, such as a lone "ok", have no units.
    return messages.filter(({ scores }) => scores.length > 0);
  });
}

/** Messages of one author, judged by a classifier that learned from all others. */
export function judgeApart(sentences: readonly Sentence[], author: string): Judged[] {
  const classifier = new Classifier(learnFrom(sentences.filter((each) => each.author !== author)));
  return sentences
    .filter((each) => each.author === author)
    .map((sentence) => judged(sentence, classifier, false))
    .filter(({ scores }) => scores.length > 0);
}

function judged(sentence: Sentence, classifier: Classifier, isComposed: boolean): Judged {
  const units = unitsOf(sentence.text);
  return {
    ...sentence,
    scores: units.map((unit) => classifier.score(unit)),
    sentences: sentenceCount(units),
    isComposed,
  };
}
