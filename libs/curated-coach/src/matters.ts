import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { asksThere, hasPlainQuestion } from './asks.js';
import { speaksOfBodyOrChild } from './clarity.js';
import type { Matter } from './phrases/matter.js';
import { MATTERS } from './phrases/matters/index.js';
import type { Seat } from './seats.js';
import { countWords, sentencesOf } from './sentences.js';
import { lettersAndDigits } from './terms.js';

/** What counts of a module's likelihood for a matter, by the module's place in the matter's list. */
const BY_PLACE = [1, 0.85, 0.7] as const;
const FURTHER = 0.6;
/** Added to the likelihood, so that several words of a matter count where the classifier is wrong. */
const LEAST = 0.1;
/** The same where one word leaves no doubt. */
const LEAST_IF_CERTAIN = 0.4;
/** Signs that are enough in a message of more than a few words, where a single noun may be said in passing. */
const ENOUGH = 2;
/** Words of a message up to which a single sign is enough. */
const FEW_WORDS = 18;

/** Likelihoods of the modules, the likeliest first. */
export type Likely = readonly (readonly [ModuleSlug, number])[];

interface Weighed {
  matter: Matter;
  signs: number;
}

/** The matter whose words a message has and whose modules are likeliest. What has no such words is about its module. */
export function matterOf(message: string, likely: Likely, seats: ReadonlySet<Seat>): Matter | undefined {
  const found = suitableFor(message, seats);
  const first = found.find(({ matter, signs }) => matter.goesFirst && signs > 0);
  if (first) return first.matter;
  const enough = countWords(message) > FEW_WORDS ? ENOUGH : 1;
  const [best] = found
    .filter(({ signs }) => signs >= enough)
    .map(({ matter, signs }) => ({ matter, score: (1 + Math.log(signs)) * likelihoodOf(matter, likely) }))
    .sort((one, other) => other.score - one.score);
  const [slug] = likely[0] ?? [];
  return best?.matter ?? (slug && defaultMatter(slug));
}

/** Matter that suits every message about a module. */
export function defaultMatter(slug: ModuleSlug): Matter {
  const matter = MATTERS.find(({ signs, modules: [first] }) => !signs && first === slug);
  if (!matter) throw new Error(`There is no matter for the whole of "${slug}"`);
  return matter;
}

/** Matters that a message shows. What is asked, and what is said last, is mostly what it is about, so signs there count twice. */
function suitableFor(message: string, seats: ReadonlySet<Seat>): Weighed[] {
  const text = lettersAndDigits(message);
  const isTender = speaksOfBodyOrChild(message);
  const isAsked = hasPlainQuestion(message);
  const core = lettersAndDigits(coreOf(message));
  return MATTERS.flatMap((matter) => {
    if ((matter.ofTouch && isTender) || (matter.isTold && isAsked)) return [];
    const signs = signsOf(matter, text, seats);
    if (signs === 0) return [];
    return [{ matter, signs: signs + signsOf(matter, core, seats) + (matter.isCertain ? 1 : 0) }];
  });
}

/** The sentences that ask, or the last one of several. */
export function coreOf(message: string): string {
  const sentences = sentencesOf(message);
  const asking = sentences.filter(asksThere);
  if (asking.length > 0) return asking.join(' ');
  return sentences.length > 1 ? (sentences.at(-1) ?? '') : '';
}

/** Number of different words that show a matter. */
function signsOf({ signs, not, seat }: Matter, text: string, seats: ReadonlySet<Seat>): number {
  if (!signs || not?.test(text) || (seat && !seats.has(seat))) return 0;
  return new Set([...text.matchAll(new RegExp(signs, 'g'))].map(([word]) => word)).size;
}

const likelihoodOf = ({ modules, isCertain }: Matter, likely: Likely): number =>
  (isCertain ? LEAST_IF_CERTAIN : LEAST) +
  Math.max(
    ...likely.map(([slug, likelihood]) => {
      const place = modules.indexOf(slug);
      return place < 0 ? 0 : likelihood * (BY_PLACE[place] ?? FURTHER);
    }),
  );
