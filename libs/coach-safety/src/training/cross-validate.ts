import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type MessageScores, TwoClassifiers } from '../classifier/two-classifiers.js';
import { wordsOf } from '../normalise.js';
import { foldsOf } from './folds.js';
import { learnFrom } from './learn.js';
import { longMessages } from './long-messages.js';
import { NearTexts } from './near.js';
import type { Sentence } from './sentences.js';

/** A message with the scores from classifiers that were trained without it. */
export interface Judged extends Sentence {
  scores: MessageScores;
  /** Whether the message was composed of other messages. */
  isComposed: boolean;
}

/**
 * Messages to judge: a fold of what authors wrote for the classifier, by a share of the other folds; an
 * author's, by all others; or the batches, which strangers wrote, by everything that resembles none of them.
 */
export type Trial = { fold: number; share: number } | { author: string } | 'strangers';

/** Judges the messages of each trial. Each learns for itself, so they run beside one another. */
export async function judgeAll(trials: readonly Trial[]): Promise<Judged[][]> {
  const results: Judged[][] = [];
  const waiting = trials.entries();
  const work = async (): Promise<void> => {
    for (const [at, trial] of waiting) results[at] = await inWorker(trial);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

const inWorker = (trial: Trial): Promise<Judged[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./trial.js', import.meta.url), { workerData: trial });
    worker.once('message', resolve).once('error', reject);
  });

export function judge(trial: Trial, sentences: readonly Sentence[]): Judged[] {
  if (trial === 'strangers') return judgeStrangers(sentences);
  return 'author' in trial ? judgeApart(sentences, trial.author) : judgeFold(sentences, trial);
}

function judgeStrangers(sentences: readonly Sentence[]): Judged[] {
  const strangers = sentences.filter(isMeasured);
  const near = new NearTexts(strangers.map(({ text }) => text));
  const learned = sentences.filter((each) => !isMeasured(each) && near.near(each.text).length === 0);
  return judgedBy(learned, strangers);
}

const isMeasured = (each: Sentence): boolean => each.isMeasured === true;

function judgeFold(
  sentences: readonly Sentence[],
  { fold: index, share }: Extract<Trial, { fold: number }>,
): Judged[] {
  const folds = foldsOf(sentences.filter((each) => !isMeasured(each)));
  const others = folds.flatMap((each, at) => (at === index ? [] : each));
  const learned = others.filter((_each, at) => (at * 0.618_034) % 1 < share);
  const fold = folds[index] ?? [];
  return judgedBy(learned, fold, longMessages(fold));
}

const judgeApart = (sentences: readonly Sentence[], author: string): Judged[] =>
  judgedBy(
    sentences.filter((each) => each.author !== author),
    sentences.filter((each) => each.author === author),
  );

function judgedBy(
  learned: readonly Sentence[],
  written: readonly Sentence[],
  composed: readonly Sentence[] = [],
): Judged[] {
  const classifiers = new TwoClassifiers(learnFrom(learned));
  const judged = (isComposed: boolean) => (sentence: Sentence) => ({
    ...sentence,
    scores: classifiers.score(wordsOf(sentence.text)),
    isComposed,
  });
  const messages = [...written.map(judged(false)), ...composed.map(judged(true))];
  // Some messages, such as a lone "ok", have no units.
  return messages.filter(({ scores }) => scores.units.length > 0);
}
