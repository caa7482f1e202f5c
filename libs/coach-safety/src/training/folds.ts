import { NearTexts } from './near.js';
import { Random } from './random.js';
import type { Sentence } from './sentences.js';

const FOLDS = 4;
const SEED = 11;

/**
 * Splits the sentences into parts of about equal size. Sentences that resemble each other are in the same
 * part, so that none is tested by a model that has learned its twin.
 */
export function foldsOf(sentences: readonly Sentence[]): Sentence[][] {
  const kin = kinOf(sentences);
  const random = new Random(SEED);
  const folds: Sentence[][] = Array.from({ length: FOLDS }, () => []);
  for (const family of random.shuffled(kin)) {
    const smallest = folds.reduce((least, fold) => (fold.length < least.length ? fold : least));
    smallest.push(...family.flatMap((index) => sentences[index] ?? []));
  }
  return folds;
}

function kinOf(sentences: readonly Sentence[]): number[][] {
  const texts = sentences.map(({ text }) => text);
  const near = new NearTexts(texts);
  const families = new Map<number, number[]>();
  const familyOf = texts.map((_text, index) => index);
  texts.forEach((text, index) => {
    families.set(index, [index]);
    for (const other of near.near(text)) if (other < index) join(families, familyOf, index, other);
  });
  return [...families.values()];
}

function join(families: Map<number, number[]>, familyOf: number[], one: number, other: number): void {
  const [into, from] = [familyOf[other] ?? other, familyOf[one] ?? one];
  if (into === from) return;
  const family = families.get(into) ?? [];
  for (const member of families.get(from) ?? []) {
    familyOf[member] = into;
    family.push(member);
  }
  families.delete(from);
}
