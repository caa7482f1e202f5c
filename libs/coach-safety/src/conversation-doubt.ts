import { MARGIN } from './margins.js';

/** Number of the person's last messages that are considered together. */
const REMEMBERED = 3;

/**
 * Whether a message that is not doubtful enough by itself is so together with a recent one, by the sum of
 * their margins.
 * @param before margins of the person's earlier messages, oldest first
 */
export function isOneDoubtWith(before: readonly number[], margin: number): boolean {
  if (margin < MARGIN.gate) return false;
  // A message that was doubtful enough by itself has already been asked about.
  return before
    .slice(-REMEMBERED)
    .some(
      (earlier) =>
        earlier >= MARGIN.gate && earlier < MARGIN.askedAbout && earlier + margin >= MARGIN.askedAbout,
    );
}
