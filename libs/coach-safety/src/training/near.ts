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
    const shared = new Uint16Array(this.wordSets.length);
    for (const word of own)
      for (const index of this.withWord.get(word) ?? []) shared[index] = (shared[index] ?? 0) + 1;
    const alike: number[] = [];
    // This loop is the most frequent one of a calibration, which compares each of some 70,000 texts with all
    // of them.
    for (let index = 0; index < shared.length; index++) {
      const common = shared[index] ?? 0;
      if (common < own.size * ALIKE) continue;
      const size = this.wordSets[index]?.size ?? 0;
      if (size >= FEWEST_WORDS && common / (own.size + size - common) >= ALIKE) alike.push(index);
    }
    return alike;
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
