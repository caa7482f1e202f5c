import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';
import MiniSearch from 'minisearch';
import { type Passage, type PassageKind, passagesOf } from './passages.js';
import { termsOf } from './terms.js';

const STEERING_WEIGHT = 0.55;
const LEANING_WEIGHT = 0.6;
const PASSAGES_COUNTED = 3;
/** Least share of the best score of its kind. A passage below it is off the subject. */
const ON_SUBJECT = 0.11;

/** How texts are searched: by stems, with slips in longer words. */
export const searchOptions = {
  tokenize: termsOf,
  processTerm: (term: string) => term,
  searchOptions: {
    fuzzy: (term: string) => (term.length > 5 ? 1 : false),
    weights: { fuzzy: 0.5, prefix: 0 },
  },
};

/** Module whose passages are searched, and the situation whose terms steer the search. */
interface SearchedSubject {
  moduleSlug: ModuleSlug;
  topic?: { terms: string };
}

/** Finds the modules' passages about a question. */
export class PassageSearch {
  private readonly passages = new Map<string, Passage>();
  private readonly index = new MiniSearch<Passage>({ ...searchOptions, fields: ['text'] });

  constructor(modules: readonly Module[]) {
    for (const passage of modules.flatMap(passagesOf)) this.passages.set(passage.id, passage);
    this.index.addAll([...this.passages.values()]);
  }

  texts(): string[] {
    return [...this.passages.values()].map(({ text }) => text);
  }

  /** Passages of a subject's module that are on the subject, best first. */
  rank(
    question: string,
    subject: SearchedSubject,
    kinds: readonly PassageKind[],
    withChildren: boolean,
  ): Passage[] {
    const scores = this.scores(question);
    if (subject.topic) addScaled(scores, this.scores(subject.topic.terms), STEERING_WEIGHT);
    const found = this.all(subject, kinds, withChildren)
      .map((passage) => ({ passage, score: scoreOf(passage, scores) }))
      .sort((a, b) => b.score - a.score);
    const floor = ON_SUBJECT * (found[0]?.score ?? 0);
    return found.filter(({ score }) => score > 0 && score >= floor).map(({ passage }) => passage);
  }

  /** All passages of a subject's module, in the module's order. */
  all({ moduleSlug }: SearchedSubject, kinds: readonly PassageKind[], withChildren: boolean): Passage[] {
    return [...this.passages.values()].filter(
      (passage) =>
        passage.moduleSlug === moduleSlug &&
        kinds.includes(passage.kind) &&
        (withChildren || !passage.aboutChildren),
    );
  }

  /** Sums of the best scores of each module's passages. */
  scoreModules(message: string, withChildren: boolean): Map<ModuleSlug, number> {
    const counted = new Map<ModuleSlug, number[]>();
    for (const [id, score] of this.scores(message)) {
      const passage = this.passages.get(id);
      if (!passage || (passage.aboutChildren && !withChildren)) continue;
      const scores = counted.get(passage.moduleSlug) ?? [];
      if (scores.length < PASSAGES_COUNTED) counted.set(passage.moduleSlug, [...scores, score]);
    }
    return new Map(
      [...counted].map(([slug, scores]) => [slug, scores.reduce((sum, score) => sum + score, 0)]),
    );
  }

  /** Scores of the passages, best first, because a map keeps its order. */
  private scores(question: string): Map<string, number> {
    return new Map(this.index.search(question).map(({ id, score }) => [String(id), score]));
  }
}

function addScaled(scores: Map<string, number>, more: ReadonlyMap<string, number>, weight: number): void {
  for (const [id, score] of more) scores.set(id, (scores.get(id) ?? 0) + weight * score);
}

function scoreOf({ id, standsAlone }: Passage, scores: ReadonlyMap<string, number>): number {
  return (scores.get(id) ?? 0) * (standsAlone ? 1 : LEANING_WEIGHT);
}
