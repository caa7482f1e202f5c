import type { Random } from './random.js';
import type { Sentence, TrainingLanguage } from './sentences.js';

/**
 * Persons who can replace each other. Sentences are learned with such exchanges, so that no person alone
 * raises an alarm: dangerous and harmless sentences name husbands and exes equally often.
 */
const PERSONS: Readonly<Record<TrainingLanguage, readonly (readonly string[])[]>> = {
  en: [
    ['husband', 'boyfriend', 'partner', 'fiance', 'wife', 'girlfriend', 'spouse'],
    ['son', 'daughter', 'stepson', 'stepdaughter', 'kid', 'boy', 'girl'],
    ['kids', 'children', 'stepkids', 'boys', 'girls'],
    ['dad', 'mom', 'stepdad', 'stepmom'],
  ],
  es: [
    ['esposo', 'marido', 'novio'],
    ['esposa', 'mujer', 'novia', 'pareja'],
    ['hijo', 'hijastro', 'niño'],
    ['hija', 'hijastra', 'niña'],
    ['hijos', 'niños', 'hijastros'],
  ],
};
const TYPO_SHARE = 0.12;
const SHORTEST_TYPO = 4;

const GROUPS = new Map(
  Object.entries(PERSONS).flatMap(([language, groups]) =>
    groups.flatMap((group) => group.map((word) => [`${language} ${word}`, group] as const)),
  ),
);

export function withOtherPersons({ text, language }: Sentence, random: Random): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const group = GROUPS.get(`${language} ${word.toLowerCase()}`);
    return group ? random.pick(group) : word;
  });
}

export function withTypos(text: string, random: Random): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < SHORTEST_TYPO || random.next() >= TYPO_SHARE) return word;
    const at = 1 + random.below(word.length - 2);
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    switch (random.below(3)) {
      case 0:
        return before + after;
      case 1:
        return before + letter + letter + after;
      default:
        return before + after.charAt(0) + letter + after.slice(1);
    }
  });
}
