import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import * as phrases from './phrases/clarifying.js';
import { STORY_ASKED } from './phrases/kinds-of-help.js';
import type { Scope } from './retrieval.js';
import { namedIn, questionIn, saidIn } from './said.js';
import { countWords } from './sentences.js';
import { termsOf } from './terms.js';
import type { UsedTexts } from './used-texts.js';
import { isStory } from './which-help.js';

const OFFERED = 2;
/** Words of a message up to which a low mood is all that it says. */
const FEW_WORDS = 15;
const LOW =
  /\b(sucks?|everything|awful|terrible|lost|tired|overwhelmed|sad|alone|hopeless|cry(ing)?|miserable)\b/i;

/** What a message that nothing fits may be about. */
export interface Guess extends Pick<Scope, 'withChildren'> {
  message: string;
  /** Modules that may answer it, the likeliest first. */
  modules: readonly ModuleSlug[];
  /** Questions near it that have an answer, the nearest first. */
  titles?: readonly string[];
}

/** Reply when nothing fits: it asks back and offers the likeliest directions. */
export function clarify(guess: Guess, used: UsedTexts): string {
  const hasTold = isStory(guess.message);
  return [
    opening(guess, used),
    directions(guess, used),
    used.preferUnused(hasTold ? phrases.TOLD_ASK : phrases.CLARIFY_ASK),
    `*${used.preferUnused(phrases.CLARIFY_NOTE)}*`,
  ].join('\n\n');
}

/** What was said, in the person's own words if some of them stand well in a reply. */
function opening({ message, titles = [] }: Guess, used: UsedTexts): string {
  const words = countWords(message);
  const low = words <= FEW_WORDS && LOW.test(message) ? used.anyUnused(phrases.CLARIFY_LOW) : undefined;
  if (low) return low;
  const asked = isStory(message) ? questionIn(message) : undefined;
  if (asked) return used.preferUnused(STORY_ASKED).replace('{asked}', () => asked);
  if (titles.length > 0) return used.preferUnused(phrases.TITLES_OPEN);
  const said = saidIn(message);
  if (said) return used.preferUnused(phrases.QUOTING_OPEN).replace('{said}', () => `${said}.`);
  if (isStory(message)) return used.preferUnused(phrases.TOLD_OPEN);
  const named = namedIn(message).join(' and ');
  if (named) return used.preferUnused(phrases.NAMING_OPEN).replace('{named}', () => named);
  return used.preferUnused(phrases.CLARIFY_OPEN);
}

/**
 * Questions near the message, and descriptions of the likeliest modules where there are too few of them. None has been offered
 * before, if there are others.
 */
export function directions(guess: Guess, used: UsedTexts): string {
  const { titles = [] } = guess;
  const suitable = suitableFor(guess);
  const unsaid = suitable.filter(({ text }) => !used.has(text));
  const left = Math.max(0, OFFERED - titles.length);
  const chosen = (unsaid.length >= left ? unsaid : suitable).slice(0, left).map(({ text }) => text);
  const leads = left === 0 ? phrases.TITLES_LEAD : phrases.CLARIFY_LEAD;
  return listed(leads, [...titles, ...chosen], used);
}

const listed = (leads: readonly string[], choices: readonly string[], used: UsedTexts): string =>
  [used.preferUnused(leads), '', ...choices.map((choice) => `- ${choice}`)].join('\n');

/** Directions of the likeliest modules. Of several of a module, the one that shares most words with the message comes first. */
function suitableFor({ message, modules, withChildren }: Guess): phrases.Direction[] {
  const terms = new Set(termsOf(message));
  const shared = ({ text }: phrases.Direction) => termsOf(text).filter((term) => terms.has(term)).length;
  const byModule = modules.map((slug) =>
    phrases.DIRECTIONS.filter(
      ({ moduleSlug, aboutChildren }) => moduleSlug === slug && (withChildren || !aboutChildren),
    ).sort((one, other) => shared(other) - shared(one)),
  );
  return firstOfEach(byModule).sort((one, other) => shownIn(message, other) - shownIn(message, one));
}

/** 1 for a direction whose own words the message has, -1 for one that needs such words and has none. */
function shownIn(message: string, { shownBy, onlyIfShown }: phrases.Direction): number {
  if (shownBy?.test(message)) return 1;
  return onlyIfShown ? -1 : 0;
}

/** The first of each group, and then the others. */
export const firstOfEach = <T>(groups: readonly (readonly T[])[]): T[] => [
  ...groups.flatMap((group) => group.slice(0, 1)),
  ...groups.flatMap((group) => group.slice(1)),
];
