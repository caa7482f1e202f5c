import type { Message } from '@anew/contracts/coaching/views';

/** One utterance of a conversation; in lists, the oldest comes first. */
export type Turn = Pick<Message, 'role' | 'content'>;
