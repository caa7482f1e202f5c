import { presumesDivorce } from '../households/eligibility.rules.js';
import type { Tag } from '../households/tags.js';
import { drawWeighted } from './draw.rules.js';

/** One way to word an item, with what these words presume. */
export interface Wording {
  id: string;
  tags: Tag[];
}

/**
 * Wording that a couple gets: its own, if that fits, or the first of the others. Words about a former partner take turns
 * with the next ones, even where they fit. Otherwise somebody who knows the catalogue could tell from a single question
 * that their partner's story asks for care.
 */
export function wordingFor(
  { id, tags, wordings }: Wording & { wordings: Wording[] },
  seed: string,
  fits: (tags: readonly Tag[]) => boolean,
): Wording | undefined {
  const [first, second] = [{ id, tags }, ...wordings].filter((wording) => fits(wording.tags));
  if (!first || !second || !first.tags.some(presumesDivorce)) return first;
  const chosen = drawWeighted(
    [
      [first.id, 1],
      [second.id, 1],
    ],
    `${seed} ${id}`,
  );
  return chosen === first.id ? first : second;
}
