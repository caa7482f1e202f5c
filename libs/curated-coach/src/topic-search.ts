import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import MiniSearch from 'minisearch';
import { searchOptions } from './passage-search.js';
import type { Topic } from './phrases/topic.js';
import { ACROSS, type Seat } from './seats.js';
import { lettersAndDigits } from './terms.js';

const SEATED_WEIGHT = 1.2;
const CLAIMED_WEIGHT = 5;
/** Score of a claim if no other word was recognized. */
const CLAIM = 4;

/** A situation that a message may describe. */
export interface Found {
  topic: Topic;
  score: number;
  cues: number;
  /** Whether its seat and its own words outweigh everything else. */
  isClaimed?: true;
}

interface Teller {
  withChildren: boolean;
  seats: ReadonlySet<Seat>;
}

/** Finds the situations that a message may describe. */
export class TopicSearch {
  private readonly topicIndex = new MiniSearch<{ id: string; cues: string }>({
    ...searchOptions,
    fields: ['cues'],
  });
  private readonly topics: ReadonlyMap<string, Topic>;

  constructor(topics: readonly Topic[]) {
    this.topics = new Map(topics.map((topic) => [topic.id, topic]));
    this.topicIndex.addAll(topics.map(({ id, cues }) => ({ id, cues: cues.join('\n') })));
  }

  /** Ways in which people describe the situations. */
  cues(): string[] {
    return [...this.topics.values()].flatMap((topic) => topic.cues);
  }

  /** Situation with this id, or undefined if it does not suit the couple. */
  find(id: string, { withChildren }: Teller): Topic | undefined {
    const topic = this.topics.get(id);
    return topic?.aboutChildren && !withChildren ? undefined : topic;
  }

  /** The best situation of each module. */
  best(message: string, scope: Teller): Map<ModuleSlug, Found> {
    const best = new Map<ModuleSlug, Found>();
    const text = lettersAndDigits(message);
    const hits = new Map(this.topicIndex.search(message).map((hit) => [String(hit.id), hit]));
    for (const topic of this.topics.values()) {
      const hit = hits.get(topic.id);
      if (!hit && !topic.claims) continue;
      if ((topic.aboutChildren && !scope.withChildren) || !suits(topic, text, scope.seats)) continue;
      const found = weighed(
        topic,
        { score: hit?.score ?? 0, cues: new Set(hit?.queryTerms).size },
        text,
        scope.seats,
      );
      const before = best.get(topic.moduleSlug);
      if (!before || found.score > before.score) best.set(topic.moduleSlug, found);
    }
    return best;
  }
}

/** Whether a situation suits the message. One for the opposite seat does not. */
function suits({ seat, needs, not }: Topic, text: string, seats: ReadonlySet<Seat>): boolean {
  if (needs && !needs.test(text)) return false;
  if (not?.test(text)) return false;
  return seat === undefined || seats.has(seat) || !seats.has(ACROSS[seat]);
}

function weighed(
  topic: Topic,
  { score, cues }: Omit<Found, 'topic'>,
  text: string,
  seats: ReadonlySet<Seat>,
): Found {
  if (topic.seat === undefined || !seats.has(topic.seat)) return { topic, score, cues };
  if (topic.claims?.test(text))
    return { topic, score: (score + CLAIM) * CLAIMED_WEIGHT, cues: cues + 2, isClaimed: true };
  return { topic, score: score * SEATED_WEIGHT, cues: cues + 1 };
}
