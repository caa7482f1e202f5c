const GRAM = 5;
const ALIKE = 0.5;
/**
 * Number of words in a row that make two texts similar. Five short words, as in "I don't want to be", do not.
 */
const TELLING = 5;
/** Number of different words below which the share of common words is ignored, because it says little. */
const FEWEST_WORDS = 5;

/** Finds texts that are almost the same: they have five words in a row, or half of all words, in common. */
export class NearTexts {
  private readonly wordSets: ReadonlySet<string>[] = [];
  private readonly withGram = new Map<string, number[]>();
  private readonly withWord = new Map<string, number[]>();

  constructor(texts: readonly string[]) {
    texts.forEach((text, index) => {
      const words = plainWords(text);
      this.wordSets.push(new Set(words));
      for (const gram of gramsOf(words)) push(this.withGram, gram, index);
      for (const word of new Set(words)) push(this.withWord, word, index);
    });
  }

  /** Indexes of the texts that are similar to this one. */
  near(text: string): number[] {
    const words = plainWords(text);
    const found = new Set(gramsOf(words).flatMap((gram) => this.withGram.get(gram) ?? []));
    const own = new Set(words);
    if (own.size >= FEWEST_WORDS) for (const index of this.alike(own)) found.add(index);
    return [...found];
  }

  private alike(own: ReadonlySet<string>): number[] {
    const common = new Map<number, number>();
    for (const word of own)
      for (const index of this.withWord.get(word) ?? []) common.set(index, (common.get(index) ?? 0) + 1);
    return [...common]
      .filter(([index, shared]) => {
        const size = this.wordSets[index]?.size ?? 0;
        return size >= FEWEST_WORDS && shared / (own.size + size - shared) >= ALIKE;
      })
      .map(([index]) => index);
  }
}

const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function gramsOf(words: readonly string[]): string[] {
  return words
    .slice(GRAM - 1)
    .map((_word, at) => words.slice(at, at + GRAM))
    .filter((gram) => gram.some(({ length }) => length >= TELLING))
    .map((gram) => gram.join(' '));
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
