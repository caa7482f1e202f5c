/** Number of the person's last messages that are considered together. */
const REMEMBERED = 3;
/**
 * Sum of two messages' margins from which the second is asked about. A single message is asked about from 1
 * on.
 */
const TOGETHER = 1;

/**
 * Whether a message that is not doubtful enough by itself is so together with a recent one.
 * @param before margins of the person's earlier messages, oldest first
 */
export function isOneDoubtWith(before: readonly number[], margin: number): boolean {
  if (margin < 0) return false;
  // A message that was doubtful enough by itself has already been asked about.
  return before
    .slice(-REMEMBERED)
    .some((earlier) => earlier >= 0 && earlier < TOGETHER && earlier + margin >= TOGETHER);
}
