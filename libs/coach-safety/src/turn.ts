import type { Message } from '@anew/contracts/coaching/views';
import type { Findings } from './findings.js';

/** One utterance of a conversation; in lists, the oldest comes first. */
export type Turn = Pick<Message, 'role' | 'content' | 'source'>;

/** An utterance with its findings, if they are known already. */
export interface JudgedTurn extends Turn {
  findings?: Findings | null;
}
