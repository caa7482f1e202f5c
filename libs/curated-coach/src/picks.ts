import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { DIRECTIONS } from './phrases/clarifying.js';
import { plain } from './terms.js';

/** Words above which a reply says something of its own instead of picking. */
const MOST_WORDS = 5;
const ORDINALS = [/\b(first|1|1st)\b/, /\b(second|2|2nd|middle)\b/, /\b(third|3|3rd|last)\b/];

/** Module that a short reply picks, by its name or its place, from the directions in the coach's last message. */
export function pickedFrom(offer: string, reply: string): ModuleSlug | undefined {
  const words = plain(reply);
  if (words.split(' ').length > MOST_WORDS) return undefined;
  const offered = DIRECTIONS.filter(({ text }) => offer.includes(text)).sort(
    (one, other) => offer.indexOf(one.text) - offer.indexOf(other.text),
  );
  const picked =
    offered.find((direction) => direction.picked.test(words)) ??
    offered.find((_, place) => ORDINALS[place]?.test(words));
  return picked?.moduleSlug;
}
