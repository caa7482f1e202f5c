/** Milliseconds without a word to the coach after which it says again that it is no person. */
export const IDLE_MS = 7 * 24 * 60 * 60 * 1_000;
