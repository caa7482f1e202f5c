/** Share of common words from which two questions ask the same. */
const SAME = 0.6;
/** Words that most questions have in common. */
const SMALL = new Set(
  'a an the of to in on for and or you your do does did is are was what which how when who'.split(' '),
);

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(words.filter((word) => !SMALL.has(word)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
}

/** Texts that ask something which neither the known ones nor those before them ask. */
export function withoutDuplicates<Q extends { text: string }>(questions: Q[], known: readonly string[]): Q[] {
  const asked = known.map(wordsOf);
  return questions.filter(({ text }) => {
    const words = wordsOf(text);
    if (asked.some((other) => likeness(words, other) >= SAME)) return false;
    asked.push(words);
    return true;
  });
}
