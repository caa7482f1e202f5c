/**
 * How phrases are written. A phrase is words with single spaces between; each may be
 * - `word`, or `this|that` for one of several; an underscore is a space: `end_it|end_my_life`;
 * - `@name`: any entry of that list in lists.ts, also as one of several: `he|@partner`;
 * - with a `?` behind it, optional (never the first): `really?`;
 * - `..`: up to three further words, `...`: up to seven. A gap never leaves the sentence.
 * Spelling, case, contractions and repeated letters are evened out before, so write the plain form.
 */
export type Phrase = string;

export interface PhraseGroup {
  /**
   * `direct`, `indirect`, `slang`: how people say it; each raises the concern.
   * `past`: over and safe by its own words: no alarm, but the coach goes on under the concern's rules.
   * `related`: raises nothing alone; counts once the concern has come up in the conversation.
   */
  kind: 'direct' | 'indirect' | 'slang' | 'past' | 'related';
  /** Whom it is about; without it, the writer. */
  about?: 'other';
  /** "not", "never" and the like cancel it. `unless-but`: a "but" behind lifts that again. */
  negation: 'cancels' | 'unless-but' | 'ignored';
  /** A former spouse did it: `may-be-over` when the words say so, or `everyday` in any case. */
  byFormer?: 'may-be-over' | 'everyday';
  /** A child did it, so that it is an ordinary family trouble. */
  byChild?: 'everyday';
  /** Phrases beside it in the same sentence that make it harmless. */
  unless?: readonly Phrase[];
  phrases: readonly Phrase[];
}
