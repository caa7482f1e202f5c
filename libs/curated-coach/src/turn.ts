import type { Message } from '@anew/contracts/coaching/views';

/** One utterance of a conversation; in lists, the oldest comes first. */
export interface Turn extends Pick<Message, 'role' | 'content'> {
  /** Whether an exercise about what was said here would be too risky, also later. */
  isGated?: boolean;
}
