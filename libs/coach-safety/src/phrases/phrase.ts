/**
 * A phrase in a simple notation. It consists of items with single spaces between them. Each item may be
 * - `word`, or `this|that` for one of several; an underscore stands for a space: `end_it|end_my_life`;
 * - `@name`: any entry of that list in lists.ts, also as one of several: `he|@partner`;
 * - optional with a `?` after it (never the first item): `really?`;
 * - `..`: up to three further words, `...`: up to seven. A gap never leaves the sentence.
 * Write plain forms: spelling, case, contractions and repeated letters are normalized before matching.
 */
export type Phrase = string;

export interface PhraseGroup {
  /**
   * `direct`, `indirect`, `slang`: how people say it; each raises the concern.
   * `past`: over and no longer a danger, by its own words: no alarm, but the coach follows the concern's
   * rules.
   * `related`: raises nothing alone; counts once the concern has come up in the conversation.
   */
  kind: 'direct' | 'indirect' | 'slang' | 'past' | 'related';
  /**
   * Set if the phrases are about someone else, or can be about nobody but the writer. Otherwise they are
   * about the writer too, but beside phrases about someone else only if they say "I", "me" or the like.
   */
  about?: 'self' | 'other';
  /**
   * Whether "not", "never" and the like cancel the phrases. With `unless-but`, a "but" after them lifts the
   * negation.
   */
  negation: 'cancels' | 'unless-but' | 'ignored';
  /** Effect if a former spouse did it: `may-be-over` if the words say so, or `everyday` in any case. */
  byFormer?: 'may-be-over' | 'everyday';
  /** Set if it counts as ordinary family trouble when a child did it. */
  byChild?: 'everyday';
  /** Phrases that make it harmless when they occur near it in the same sentence. */
  unless?: readonly Phrase[];
  /**
   * Phrases in which somebody else does or tells it, as in "I think my husband hurt my baby". What shares a
   * word with one is not the writer's deed; what stands beside it is, as in "I hit her, and I saw him hit her
   * too". For violence it is the writer who does it: "I blocked the door so he could not leave" keeps in
   * somebody else.
   */
  byAnother?: readonly Phrase[];
  phrases: readonly Phrase[];
}
