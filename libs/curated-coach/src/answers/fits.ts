/** Fits from which something follows. */
export interface Fits {
  /** The message asks nearly the same as the question of an answer. */
  same: number;
  /**
   * The question is near enough for its answer, if the reply says which question that is, and its title brings in nothing that the
   * message does not mention.
   */
  near: number;
  /** The same, whatever the title brings in. */
  nearAnyway: number;
  /** The same if the message has all telling words of the question's title, and the title brings in nothing else. */
  nearIfShared: number;
  /** The question may be offered, beside an answer or when the coach asks back. */
  offerable: number;
  /** Least share of its title's words that the message must have for that. */
  shared: number;
}

export const OF_MESSAGE: Fits = {
  same: 0.75,
  near: 0.4,
  nearAnyway: 0.5,
  nearIfShared: 0.4,
  offerable: 0.42,
  shared: 0.5,
};
/** A story is never about one question alone. */
export const OF_STORY: Fits = {
  same: Infinity,
  near: 0.45,
  nearAnyway: 0.45,
  nearIfShared: 0.37,
  offerable: 0.47,
  shared: 0.6,
};
