import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { speaksOfBodyOrChild } from './clarity.js';
import type { Matter } from './phrases/matter.js';
import { MATTERS } from './phrases/matters/index.js';
import type { Seat } from './seats.js';
import { countWords } from './sentences.js';
import { plain } from './terms.js';

/** What counts of a module's likelihood for a matter, by the module's place in the matter's list. */
const BY_PLACE = [1, 0.85, 0.7] as const;
const FURTHER = 0.6;
/** Added to the likelihood, so that several words of a matter count where the classifier is wrong. */
const LEAST = 0.1;
/** The same where one word leaves no doubt. */
const LEAST_IF_CERTAIN = 0.4;
/** Words of a message above which a single word may be said in passing. */
const LONG = 40;

/** Likelihoods of the modules, the likeliest first. */
export type Likely = readonly (readonly [ModuleSlug, number])[];

/** The matter whose words a message has and whose modules are likeliest. What has no such words is about its module. */
export function matterOf(message: string, likely: Likely, seats: ReadonlySet<Seat>): Matter | undefined {
  const text = plain(message);
  const first = MATTERS.find((matter) => matter.goesFirst && wordsOf(matter, text, seats) > 0);
  if (first) return first;
  const fewest = countWords(message) > LONG ? 2 : 1;
  const isTender = speaksOfBodyOrChild(message);
  const [best] = MATTERS.flatMap((matter) => {
    if (matter.ofTouch && isTender) return [];
    const words = wordsOf(matter, text, seats);
    if (words < (matter.isCertain ? 1 : fewest)) return [];
    const least = matter.isCertain ? LEAST_IF_CERTAIN : LEAST;
    return [{ matter, score: (1 + Math.log(words)) * (least + likelihoodOf(matter, likely)) }];
  }).sort((one, other) => other.score - one.score);
  const [slug] = likely[0] ?? [];
  return best?.matter ?? (slug && defaultMatter(slug));
}

/** Matter that suits every message about a module. */
export function defaultMatter(slug: ModuleSlug): Matter {
  const matter = MATTERS.find(({ signs, modules: [first] }) => !signs && first === slug);
  if (!matter) throw new Error(`There is no matter for the whole of "${slug}"`);
  return matter;
}

/** Number of different words that show a matter. */
function wordsOf({ signs, not, seat }: Matter, text: string, seats: ReadonlySet<Seat>): number {
  if (!signs || not?.test(text) || (seat && !seats.has(seat))) return 0;
  return new Set([...text.matchAll(new RegExp(signs, 'g'))].map(([word]) => word)).size;
}

const likelihoodOf = ({ modules }: Matter, likely: Likely): number =>
  Math.max(
    ...likely.map(([slug, likelihood]) => {
      const place = modules.indexOf(slug);
      return place < 0 ? 0 : likelihood * (BY_PLACE[place] ?? FURTHER);
    }),
  );
