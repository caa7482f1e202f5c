import type { Message } from '@anew/contracts/coaching/views';
import type { Findings } from './findings.js';
import type { Language } from './language.js';

/** One utterance of a conversation; in lists, the oldest comes first. */
export type Turn = Pick<Message, 'role' | 'content' | 'source'>;

/** An utterance with its findings, if they are known already. */
export interface JudgedTurn extends Turn {
  findings?: Findings | null;
}

/** A message with the turns before it, and the language of the reply to it. */
export interface Talk {
  message: string;
  turns: readonly Turn[];
  language: Language;
}

/** What the person wrote in these turns. */
export const messagesOf = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []));

/** Whether a reply in these turns holds a text. */
export const wasSaid = (turns: readonly Turn[], text: string): boolean =>
  turns.some(({ role, content }) => role === 'assistant' && content.includes(text));
