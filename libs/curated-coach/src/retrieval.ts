import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';
import { builtModel } from './built-model.js';
import { type Clarity, speaksOfBodyOrChild, THRESHOLDS } from './clarity.js';
import type { LikelyModules } from './likely-modules.js';
import { type Likely, matterOf } from './matters.js';
import { PassageSearch } from './passage-search.js';
import type { Matter } from './phrases/matter.js';
import type { Topic } from './phrases/topic.js';
import { TOPICS } from './phrases/topics/index.js';
import { ACROSS, type Seat } from './seats.js';
import { countWords } from './sentences.js';
import { termsOf } from './terms.js';
import { TopicSearch } from './topic-search.js';

/** Subject of a question. */
export interface Subject {
  moduleSlug: ModuleSlug;
  /** Absent if the modules have something on the question but no situation was recognized. */
  topic?: Topic;
  /** What the message touches, if the classifier finds the module. */
  matter?: Matter;
  /** Second module, if the first is not certain by itself. */
  also?: ModuleSlug;
  score: number;
  /** Number of independent signs for it: words of the situation, the seat, the module's own pages. */
  cues?: number;
  /** Ratio of its score to that of the next subject, if the rules put it first. */
  margin?: number;
  /** Likelihood of its module, or of both. Absent if the person's seat decides, whatever else the message says. */
  likelihood?: number;
  /**
   * Seat for which the situation is written, if the reply depends on it and nothing shows the person's seat.
   */
  unclearSeat?: Seat;
}

export interface Scope {
  withChildren: boolean;
  /** Module from which the person came. It wins when scores are close. */
  preferred?: ModuleSlug;
  /** Seats from which the person writes. */
  seats: ReadonlySet<Seat>;
}

/** Least share of a question's words that must occur in the material. */
const FAMILIAR = 0.3;
const TOPIC_RECOGNIZED = 4.2;
const RECOGNIZED_WEIGHT = 1.1;
const PASSAGE_WEIGHT = 0.22;
const PREFERRED_WEIGHT = 1.25;
/** Factor for the odds of the module from which the person came. */
const PREFERRED_ODDS = 2;
/** Least number of a message's words that the material must have. A single one says too little. */
const FEWEST_FAMILIAR = 2;
/** Least number of words of a message whose other words the material may lack. */
const FEWEST_WORDS = 4;

/** A subject as the rules find it. */
interface Ranked extends Subject {
  isClaimed: boolean;
}

/** Finds the subject of a question. */
export class Retrieval {
  readonly passages: PassageSearch;
  private readonly topics: TopicSearch;
  private readonly vocabulary: ReadonlySet<string>;
  private readonly known: ReadonlySet<ModuleSlug>;

  constructor(
    modules: readonly Module[],
    private readonly classifier: LikelyModules = builtModel(),
  ) {
    this.passages = new PassageSearch(modules);
    this.known = new Set(modules.map(({ slug }) => slug));
    this.topics = new TopicSearch(TOPICS.filter(({ moduleSlug }) => this.known.has(moduleSlug)));
    this.vocabulary = new Set([...this.passages.texts(), ...this.topics.cues()].flatMap(termsOf));
  }

  /** @returns undefined when nothing matches well, or two things match about as well */
  subjectOf(message: string, scope: Scope): Subject | undefined {
    const best = this.likeliest(message, scope);
    return best && isClear(best) ? best : undefined;
  }

  /** Best match with its signs, whether or not it is certain. */
  likeliest(message: string, scope: Scope): Subject | undefined {
    const likely = this.likelyModules(message, scope);
    const ranked = this.rankSubjects(message, scope);
    if (!this.isFamiliar(message)) return this.nearIfShown(message, likely, ranked, scope);
    const [first, second] = ranked;
    if (!first) return undefined;
    const byRules = { ...first, margin: second ? first.score / second.score : Infinity };
    if (first.isClaimed) return byRules;
    const near = this.near(message, likely, ranked, scope);
    const likelihood = likelihoodIn(likely, first.moduleSlug);
    const isPage = near && isClearToRules(byRules, THRESHOLDS) && hasPage(near, byRules, scope.seats);
    if (!isPage || likelihood < THRESHOLDS.agreed) return near;
    const also = near.moduleSlug === first.moduleSlug ? near.also : near.moduleSlug;
    return { ...byRules, ...(also && { also }), likelihood };
  }

  /** The same for a message in words that the material hardly has, if there are enough of them and some show a matter. */
  private nearIfShown(
    message: string,
    likely: Likely,
    ranked: readonly Subject[],
    scope: Scope,
  ): Subject | undefined {
    if (countWords(message) < FEWEST_WORDS) return undefined;
    const near = this.near(message, likely, ranked, scope);
    return near?.matter?.signs && near;
  }

  /** Subject of a message that is not clear: what it touches, or else the whole of its likeliest module. */
  guess(message: string, scope: Scope): Subject | undefined {
    const likely = this.likelyModules(message, scope).filter(([slug]) => this.mayAnswer(slug, message));
    const [moduleSlug] = likely[0] ?? [];
    return moduleSlug && { moduleSlug, matter: matterOf(message, likely, scope.seats), score: 0 };
  }

  /** Subject of a story: the clear one, or else what its words plainly touch. */
  subjectOfStory(message: string, scope: Scope): Subject | undefined {
    const clear = this.subjectOf(message, scope);
    if (clear) return clear;
    const guess = this.guess(message, scope);
    return guess?.matter?.signs && guess;
  }

  /** Subject that the classifier finds: its likeliest module, and the next one unless the first is certain. */
  private near(
    message: string,
    likely: Likely,
    ranked: readonly Subject[],
    { seats }: Scope,
  ): Subject | undefined {
    const [[moduleSlug, first] = [], [next, second] = []] = likely;
    if (!moduleSlug || first === undefined || !this.mayAnswer(moduleSlug, message)) return undefined;
    const score = ranked.find((each) => each.moduleSlug === moduleSlug)?.score ?? 0;
    const matter = matterOf(message, likely, seats);
    const one = { moduleSlug, score, matter, likelihood: first, ...unshown(matter?.asksFor, seats) };
    if (first >= THRESHOLDS.alone || !next || !second || !this.mayAnswer(next, message)) return one;
    return { ...one, also: next, likelihood: first + second };
  }

  knows(slug: ModuleSlug): boolean {
    return this.known.has(slug);
  }

  /** Whether a module is there and may answer a message at all. */
  mayAnswer(slug: ModuleSlug, message: string): boolean {
    return this.knows(slug) && maySuit(slug, message);
  }

  /** All modules with their likelihoods, the likeliest first. */
  likelyModules(message: string, { preferred }: Scope): [ModuleSlug, number][] {
    return [...this.classifier.likelihoodsOf(message)]
      .map(([slug, likelihood]): [ModuleSlug, number] => [
        slug,
        slug === preferred
          ? (PREFERRED_ODDS * likelihood) / (1 + (PREFERRED_ODDS - 1) * likelihood)
          : likelihood,
      ])
      .sort(([, one], [, other]) => other - one);
  }

  /** Situation with this id, or undefined if it does not suit the couple. */
  topic(id: string, scope: Scope): Topic | undefined {
    return this.topics.find(id, scope);
  }

  private isFamiliar(message: string): boolean {
    const terms = termsOf(message);
    const familiar = terms.filter((term) => this.vocabulary.has(term)).length;
    return familiar >= FAMILIAR * terms.length && familiar >= FEWEST_FAMILIAR;
  }

  private rankSubjects(message: string, scope: Scope): Ranked[] {
    const fromPassages = this.passages.scoreModules(message, scope.withChildren);
    const [strongest] = [...fromPassages].sort(([, one], [, other]) => other - one)[0] ?? [];
    const fromTopics = this.topics.best(message, scope);
    return [...new Set([...fromPassages.keys(), ...fromTopics.keys()])]
      .filter((slug) => maySuit(slug, message))
      .map((moduleSlug): Ranked => {
        const found = fromTopics.get(moduleSlug);
        const isRecognized = found !== undefined && found.score >= TOPIC_RECOGNIZED;
        const sum = (found?.score ?? 0) + PASSAGE_WEIGHT * (fromPassages.get(moduleSlug) ?? 0);
        const weight =
          (isRecognized ? RECOGNIZED_WEIGHT : 1) * (moduleSlug === scope.preferred ? PREFERRED_WEIGHT : 1);
        const fromElsewhere = [strongest, scope.preferred].filter((slug) => slug === moduleSlug).length;
        return {
          moduleSlug,
          ...(isRecognized && seated(found.topic, scope.seats)),
          score: sum * weight,
          cues: (found?.cues ?? 0) + fromElsewhere,
          isClaimed: found?.isClaimed ?? false,
        };
      })
      .sort((a, b) => b.score - a.score);
  }
}

const likelihoodIn = (likely: Likely, slug: ModuleSlug): number =>
  likely.find(([each]) => each === slug)?.[1] ?? 0;

/** Seats from which hardly anything else is told. */
const TELLING: ReadonlySet<Seat> = new Set(['hurter', 'hurt', 'widowed', 'newcomer', 'quiet', 'seeker']);

/** Whether the page of a situation suits: what the message touches has it, or it is told from the situation's seat. */
function hasPage({ matter }: Subject, { topic }: Subject, seats: ReadonlySet<Seat>): boolean {
  if (!topic || !isSeated(topic, seats)) return false;
  const { id, seat } = topic;
  return (
    (matter?.pages?.includes(id) ?? false) || (seat !== undefined && TELLING.has(seat) && seats.has(seat))
  );
}

/** Whether a subject is certain: the classifier is sure of it, or less sure and the rules find the same. */
export function isClear(subject: Subject, clarity: Clarity = THRESHOLDS): boolean {
  const { likelihood = 1 } = subject;
  if (subject.matter?.suitsAny) return true;
  if (subject.likelihood !== undefined && likelihood >= clarity.sure) return true;
  return likelihood >= clarity.agreed && isClearToRules(subject, clarity);
}

function isClearToRules({ topic, score, margin = 0, cues = 0 }: Subject, clarity: Clarity): boolean {
  const least = topic ? clarity.least : clarity.leastWithoutTopic;
  return margin >= clarity.margin && cues >= clarity.cues && score >= least;
}

/** Whether the person has shown the seat for which a situation is written, or will be asked for it. */
const isSeated = ({ seat, seatMatters }: Topic, seats: ReadonlySet<Seat>): boolean =>
  seat === undefined || seatMatters === true || seats.has(seat);

/** Whether a module may answer a message at all. What speaks of a child or a body never leads to intimacy. */
const maySuit = (slug: ModuleSlug, message: string): boolean =>
  slug !== 'love-fun-intimacy' || !speaksOfBodyOrChild(message);

function seated(topic: Topic, seats: ReadonlySet<Seat>): Pick<Subject, 'topic' | 'unclearSeat'> {
  const { seat, seatMatters } = topic;
  return { topic, ...(seatMatters && seat && !seats.has(seat) && { unclearSeat: seat }) };
}

/** The seat, if the person has shown neither it nor the opposite one. */
const unshown = (seat: Seat | undefined, seats: ReadonlySet<Seat>): Pick<Subject, 'unclearSeat'> =>
  seat && !seats.has(seat) && !seats.has(ACROSS[seat]) ? { unclearSeat: seat } : {};
