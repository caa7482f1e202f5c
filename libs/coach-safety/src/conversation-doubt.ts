/** How many of the person's last messages are looked at together. */
const REMEMBERED = 3;
/** What two messages' doubts must come to; one message alone is asked about from 1 on. */
const TOGETHER = 1;

/**
 * Whether a message that is doubtful, though not enough by itself, is so together with one shortly before it.
 * @param before margins of the person's earlier messages, the oldest first
 */
export function isOneDoubtWith(before: readonly number[], margin: number): boolean {
  if (margin < 0) return false;
  // One that was asked about by itself has had its question.
  return before
    .slice(-REMEMBERED)
    .some((earlier) => earlier >= 0 && earlier < TOGETHER && earlier + margin >= TOGETHER);
}
