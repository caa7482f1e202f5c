interface Worded {
  readonly id: string;
  readonly wordings?: readonly { readonly key: string }[];
}

/** A seed in its first words and in all others. Each has a key of its own, and the others name the first. */
export function inAllWords<S extends Worded>(
  seed: S,
): (Omit<S, 'wordings'> & { id: string; wordingOf: string | null })[] {
  const { wordings = [], ...first } = seed;
  const others = wordings.map(({ key, ...words }) => ({
    ...first,
    ...words,
    id: `${first.id} ${key}`,
    wordingOf: first.id,
  }));
  return [{ ...first, wordingOf: null }, ...others];
}
