import type { QuestionDepth } from '@anew/contracts/content/generated';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { SeedPrompt } from '../types.js';

type Numbers = readonly number[];

/** Numbers of the questions that are playful or about small things: they can be answered in a minute. */
const LIGHT: Readonly<Record<ModuleSlug, Numbers>> = {
  'honor-lessons': [4, 6, 10, 18, 20, 23, 24, 32, 36, 38],
  'lets-align': [5, 13, 14, 16, 17, 21, 29, 30, 31, 32],
  'our-vision': [3, 6, 9, 12, 15, 16, 19, 24, 28, 30, 33, 35, 38, 39],
  'external-influences': [4, 8, 9, 10, 20, 23, 25, 28, 29, 30, 35, 41, 42, 46, 47, 49, 51],
  'emotional-safety': [4, 8, 11, 13, 14, 19, 20, 22, 24, 26, 30, 37, 40],
  'practical-blending': [3, 5, 6, 11, 16, 24, 25, 26, 27, 36, 39, 40],
  'communication-complexity': [4, 8, 11, 13, 17, 19, 20, 23, 29, 31, 40, 41, 43],
  'love-fun-intimacy': [2, 4, 8, 9, 12, 15, 20, 22, 26, 29, 32, 33, 37, 38, 39, 40],
};

/** Numbers of the questions about fear, loss, trust or old hurts: they take time. */
const DEEP: Readonly<Record<ModuleSlug, Numbers>> = {
  'honor-lessons': [7, 12, 14, 16, 22, 25, 29, 35, 37, 40, 41, 42],
  'lets-align': [1, 7, 11, 12, 15, 19, 20, 22, 23, 25],
  'our-vision': [1, 10, 13, 14, 17, 23, 25, 26, 27, 37, 40, 42],
  'external-influences': [6, 11, 16, 17, 18, 19, 22, 26, 34, 37, 39, 40],
  'emotional-safety': [6, 9, 10, 16, 17, 18, 21, 27, 31, 32, 33, 36, 42],
  'practical-blending': [2, 7, 8, 12, 17, 18, 19, 20, 22, 29, 32, 37],
  'communication-complexity': [1, 2, 9, 10, 12, 22, 25, 26, 27, 28, 36, 37, 38, 39],
  'love-fun-intimacy': [3, 7, 10, 14, 16, 19, 23, 24, 25, 36, 42],
};

/** How far a question goes, by the number at the end of its key. */
export function depthOf({ id, moduleSlug }: SeedPrompt): QuestionDepth {
  const number = Number(id.slice(id.lastIndexOf('-') + 1));
  if (LIGHT[moduleSlug].includes(number)) return 'light';
  return DEEP[moduleSlug].includes(number) ? 'deep' : 'middle';
}
