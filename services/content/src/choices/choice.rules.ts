import { MODULE_SLUGS, type ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import type { QuestionStyle } from '@anew/contracts/identity/preferences';
import { weightsOf } from '../focuses/weights.rules.js';
import { type CoupleProfile, isEligible, suits, weekdayOf } from '../households/eligibility.rules.js';
import type { Item } from './choices.repository.js';
import { drawLeastShown, drawWeighted, isUsedUp, rested, withOwnAmongLeastShown } from './draw.rules.js';
import { isTimeFor } from './gentle-start.rules.js';
import { isInSeason } from './season.rules.js';
import { weightOf } from './style.rules.js';
import { wordingFor } from './wording.rules.js';

/** What decides about the items that a couple may get. */
export interface Circumstances {
  /** Day such as `2026-11-20`. */
  day: string;
  /** Text from which the whole draw is made. The same text draws the same. */
  seed: string;
  profile: CoupleProfile;
  focuses: Focus[];
  style: QuestionStyle;
  /** Number of days for which the two have been a couple here. It is 0 for someone alone. */
  daysTogether: number;
}

/** Draws one of the items of a kind, in the words that fit the couple. Questions come from a module that is drawn first, by the focus areas. */
export function choose(
  items: Item[],
  { day, seed, profile, focuses, style, daysTogether }: Circumstances,
): { itemId: string; fromFocus: boolean } | undefined {
  const weekday = weekdayOf(day);
  const worded = items.flatMap((item) => {
    const wording = wordingFor(item, seed, (tags) => isEligible(tags, profile, weekday));
    return wording ? [{ ...item, tags: wording.tags, wordingId: wording.id }] : [];
  });
  const fitting = worded.filter(
    (item) =>
      isInSeason(item.season, day) &&
      !isUsedUp(item) &&
      isTimeFor(item, daysTogether) &&
      suits(item, profile),
  );
  const left = rested(fitting, day);
  const module = drawModule(left, focuses, seed);
  const itemId = drawLeastShown(
    withOwnAmongLeastShown(left.filter(({ moduleSlug }) => moduleSlug === module)),
    seed,
    (item) => weightOf(item, style, profile),
  );
  const drawn = left.find(({ id }) => id === itemId);
  if (!drawn) return undefined;
  return { itemId: drawn.wordingId, fromFocus: focuses.some(({ moduleSlug }) => moduleSlug === module) };
}

/** Draws a module of which a question is left, or null for items that belong to none. */
function drawModule(items: Item[], focuses: Focus[], seed: string): ModuleSlug | null {
  const left = MODULE_SLUGS.filter((slug) => items.some(({ moduleSlug }) => moduleSlug === slug));
  return left.length === 0 ? null : drawWeighted(weightsOf(left, focuses), `${seed} module`);
}
