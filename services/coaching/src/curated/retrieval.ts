import MiniSearch from 'minisearch';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';
import { type Passage, type PassageKind, passagesOf } from './passages.js';
import { TOPICS } from './phrases/topics/index.js';
import type { Topic } from './phrases/topic.js';
import { termsOf } from './terms.js';

/** What a question turned out to be about. */
export interface Subject {
  moduleSlug: ModuleSlug;
  /** Absent when the modules have something on it and no situation was recognized. */
  topic?: Topic;
  score: number;
}

export interface Scope {
  withChildren: boolean;
  /** The module the person came from; it wins when things are close. */
  preferred?: ModuleSlug;
}

/** Below this nothing fits well enough to be offered as an answer. */
const CONFIDENT = 5;
const CONFIDENT_WITHOUT_TOPIC = 8;
/** Of a question’s words, how many must occur anywhere in the material. */
const FAMILIAR = 0.3;
const TOPIC_RECOGNIZED = 4.2;
const RECOGNIZED_WEIGHT = 1.1;
const PASSAGE_WEIGHT = 0.22;
const PREFERRED_WEIGHT = 1.25;
const STEERING_WEIGHT = 0.55;
const LEANING_WEIGHT = 0.6;
const PASSAGES_COUNTED = 3;
/** Compared with the best of its kind; what scores less has wandered off. */
const ON_SUBJECT = 0.11;

const search = {
  tokenize: termsOf,
  processTerm: (term: string) => term,
  searchOptions: {
    fuzzy: (term: string) => (term.length > 5 ? 1 : false),
    weights: { fuzzy: 0.5, prefix: 0 },
  },
};

/** Finds what a question is about, and what the modules have on it. */
export class Retrieval {
  private readonly passages = new Map<string, Passage>();
  private readonly passageIndex = new MiniSearch<Passage>({ ...search, fields: ['text'] });
  private readonly topicIndex = new MiniSearch<{ id: string; cues: string }>({ ...search, fields: ['cues'] });
  private readonly topics = new Map<string, Topic>();
  private readonly vocabulary: ReadonlySet<string>;

  constructor(modules: readonly Module[]) {
    for (const passage of modules.flatMap(passagesOf)) this.passages.set(passage.id, passage);
    this.passageIndex.addAll([...this.passages.values()]);
    const known = new Set(modules.map(({ slug }) => slug));
    for (const topic of TOPICS) if (known.has(topic.moduleSlug)) this.topics.set(topic.id, topic);
    this.topicIndex.addAll([...this.topics.values()].map(({ id, cues }) => ({ id, cues: cues.join('\n') })));
    const texts = [...this.passages.values()].map(({ text }) => text);
    const cues = [...this.topics.values()].flatMap((topic) => topic.cues);
    this.vocabulary = new Set([...texts, ...cues].flatMap(termsOf));
  }

  /** @returns undefined when nothing matches well */
  subjectOf(message: string, scope: Scope): Subject | undefined {
    const best = this.rankSubjects(message, scope)[0];
    if (!best || !this.isFamiliar(message)) return undefined;
    return best.score >= (best.topic ? CONFIDENT : CONFIDENT_WITHOUT_TOPIC) ? best : undefined;
  }

  /** Passages of a subject’s module that are on the subject, the most fitting first. */
  rank(question: string, subject: Subject, kinds: readonly PassageKind[], scope: Scope): Passage[] {
    const scores = this.scorePassages(question);
    if (subject.topic) addScaled(scores, this.scorePassages(subject.topic.terms), STEERING_WEIGHT);
    const found = this.all(subject, kinds, scope)
      .map((passage) => ({ passage, score: scoreOf(passage, scores) }))
      .sort((a, b) => b.score - a.score);
    const floor = ON_SUBJECT * (found[0]?.score ?? 0);
    return found.filter(({ score }) => score > 0 && score >= floor).map(({ passage }) => passage);
  }

  /** All passages of a subject’s module, in the module’s order. */
  all({ moduleSlug }: Subject, kinds: readonly PassageKind[], { withChildren }: Scope): Passage[] {
    return [...this.passages.values()].filter(
      (passage) =>
        passage.moduleSlug === moduleSlug &&
        kinds.includes(passage.kind) &&
        (withChildren || !passage.aboutChildren),
    );
  }

  /** A situation known by its id; undefined when it does not suit the couple. */
  topic(id: string, { withChildren }: Scope): Topic | undefined {
    const topic = this.topics.get(id);
    return topic?.aboutChildren && !withChildren ? undefined : topic;
  }

  private isFamiliar(message: string): boolean {
    const terms = termsOf(message);
    return terms.filter((term) => this.vocabulary.has(term)).length >= FAMILIAR * terms.length;
  }

  private rankSubjects(message: string, scope: Scope): Subject[] {
    const fromPassages = this.scoreModules(message, scope);
    const fromTopics = this.bestTopics(message, scope);
    return [...new Set([...fromPassages.keys(), ...fromTopics.keys()])]
      .map((moduleSlug) => {
        const found = fromTopics.get(moduleSlug);
        const isRecognized = found !== undefined && found.score >= TOPIC_RECOGNIZED;
        const sum = (found?.score ?? 0) + PASSAGE_WEIGHT * (fromPassages.get(moduleSlug) ?? 0);
        const weight =
          (isRecognized ? RECOGNIZED_WEIGHT : 1) * (moduleSlug === scope.preferred ? PREFERRED_WEIGHT : 1);
        return { moduleSlug, ...(isRecognized && { topic: found.topic }), score: sum * weight };
      })
      .sort((a, b) => b.score - a.score);
  }

  private bestTopics(message: string, scope: Scope): Map<ModuleSlug, { topic: Topic; score: number }> {
    const best = new Map<ModuleSlug, { topic: Topic; score: number }>();
    for (const { id, score } of this.topicIndex.search(message)) {
      const topic = this.topics.get(String(id));
      if (!topic || (topic.aboutChildren && !scope.withChildren)) continue;
      if (!best.has(topic.moduleSlug)) best.set(topic.moduleSlug, { topic, score });
    }
    return best;
  }

  private scoreModules(message: string, scope: Scope): Map<ModuleSlug, number> {
    const counted = new Map<ModuleSlug, number[]>();
    for (const [id, score] of this.scorePassages(message)) {
      const passage = this.passages.get(id);
      if (!passage || (passage.aboutChildren && !scope.withChildren)) continue;
      const scores = counted.get(passage.moduleSlug) ?? [];
      if (scores.length < PASSAGES_COUNTED) counted.set(passage.moduleSlug, [...scores, score]);
    }
    return new Map(
      [...counted].map(([slug, scores]) => [slug, scores.reduce((sum, score) => sum + score, 0)]),
    );
  }

  /** Best first, as a map remembers. */
  private scorePassages(question: string): Map<string, number> {
    return new Map(this.passageIndex.search(question).map(({ id, score }) => [String(id), score]));
  }
}

function addScaled(scores: Map<string, number>, more: ReadonlyMap<string, number>, weight: number): void {
  for (const [id, score] of more) scores.set(id, (scores.get(id) ?? 0) + weight * score);
}

function scoreOf({ id, standsAlone }: Passage, scores: ReadonlyMap<string, number>): number {
  return (scores.get(id) ?? 0) * (standsAlone ? 1 : LEANING_WEIGHT);
}
