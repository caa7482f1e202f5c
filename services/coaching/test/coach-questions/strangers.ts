import { fixedReply, judge, needsQuietLine } from '@anew/coach-safety/safety';
import type { Module } from '@anew/contracts/content/views';
import { learnModules } from '@anew/curated-coach/learning/learn';
import { type Question, questions } from '@anew/curated-coach/learning/questions';
import { LearnedModules } from '@anew/curated-coach/likely-modules';
import { Retrieval } from '@anew/curated-coach/retrieval';
import { seatsIn } from '@anew/curated-coach/seats';
import { curveOf, type Found, leadsTo, type Point } from './curve.js';

/**
 * Results for the everyday messages of each batch that the safety check lets through, by a classifier that
 * learned from everything but this batch.
 */
export function strangersCurve(modules: readonly Module[]): Point[] {
  const all = questions();
  const batches = new Set(all.map(({ author }) => author).filter((author) => author.startsWith('batch')));
  return curveOf([...batches].flatMap((batch) => found(modules, all, batch)));
}

function found(modules: readonly Module[], all: readonly Question[], batch: string): Found[] {
  const others = all.filter(({ author }) => author !== batch);
  const retrieval = new Retrieval(modules, new LearnedModules(learnModules(others)));
  return all
    .filter(({ author, language, text }) => author === batch && language === 'en' && isLetThrough(text))
    .map(({ text, acceptable }) => {
      const subject = retrieval.likeliest(text, { withChildren: true, seats: seatsIn(text) });
      return { subject, isRight: leadsTo(acceptable, subject) };
    });
}

function isLetThrough(text: string): boolean {
  const verdict = judge([], text);
  return verdict.kind === 'clear' && !needsQuietLine(verdict) && fixedReply(verdict, [], text) === null;
}
