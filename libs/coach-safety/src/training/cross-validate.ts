import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type AllScores, Scorer } from '../classifier/scorer.js';
import { wordsOf } from '../normalize.js';
import { indexesOf } from './known-questions.js';
import { learnFrom } from './learn.js';
import { longMessages } from './long-messages.js';
import { NearTexts } from './near.js';
import type { Sentence } from './sentences.js';

/** A message with the scores from classifiers that were trained without it. */
export interface Judged extends Sentence {
  scores: AllScores;
  /** Whether the message was composed of other messages. */
  isComposed: boolean;
}

/** Messages to judge, and those from which the classifiers learn that judge them. */
export interface Trial {
  learned: readonly Sentence[];
  written: readonly Sentence[];
  composed: readonly Sentence[];
}

/** @param share of the other folds that is learned */
export function trialOf(folds: readonly Sentence[][], index: number, share = 1): Trial {
  const others = folds.flatMap((each, at) => (at === index ? [] : each));
  const learned = others.filter((_each, at) => (at * 0.618_034) % 1 < share);
  const written = folds[index] ?? [];
  return { learned, written, composed: longMessages(written) };
}

/** The batches, which strangers wrote, judged by what learned nothing that resembles them. */
export function trialOfStrangers(strangers: readonly Sentence[], others: readonly Sentence[]): Trial {
  const near = new NearTexts(strangers.map(({ text }) => text));
  const learned = others.filter(({ text }) => near.near(text).length === 0);
  return { learned, written: strangers, composed: [] };
}

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

export function judge({ learned, written, composed }: Trial): Judged[] {
  const scorer = new Scorer(learnFrom(learned), indexesOf(learned));
  const judged = (isComposed: boolean) => (sentence: Sentence) => ({
    ...sentence,
    scores: scorer.score(wordsOf(sentence.text)),
    isComposed,
  });
  const messages = [...written.map(judged(false)), ...composed.map(judged(true))];
  // Some messages, such as a lone "ok", have no units.
  return messages.filter(({ scores }) => scores.units.length > 0);
}
