export const CHALLENGE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type ChallengeLevel = (typeof CHALLENGE_LEVELS)[number];

export const CHAT_RELATIONSHIP_LENGTHS = [
  'less-than-1-year',
  '1-2-years',
  '2-5-years',
  '5-10-years',
  'more-than-10-years',
] as const;
export type ChatRelationshipLength = (typeof CHAT_RELATIONSHIP_LENGTHS)[number];

/** Longest chat message in characters, after trimming. */
export const CHAT_MESSAGE_MAX = 4_000;

/** Longest name of a conversation in characters, after trimming. */
export const CONVERSATION_TITLE_MAX = 80;

/** Origin of an assistant's message. */
export type MessageSource = 'anthropic' | 'openai' | 'curated' | 'safety';

export interface Message {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  /** `null` on a user's message. */
  source: MessageSource | null;
  /** Set on an assistant's message that was stopped or broke off before its end. */
  cutOff?: true;
  /** Number to call, on a fixed answer to somebody in danger. It stands before the text. */
  call?: string;
}

export interface ConversationSummary {
  id: string;
  title: string;
  updatedAt: string;
  /** Set on a conversation that its owner has hidden from the list. */
  hidden?: true;
}

export interface Conversation extends ConversationSummary {
  messages: Message[];
}

/** As much of a conversation as fits into one answer of the service. */
export interface ConversationPart {
  conversation: Conversation;
  /** Position of the last of these messages, if more follow. */
  next: number | null;
}

/** End of a streamed answer. */
export interface ChatDone {
  messageId: string;
  source: MessageSource;
  cutOff?: true;
  call?: string;
}

/**
 * Event of a streamed answer: `conversation` first, then any number of `delta`, then `done`. An error may
 * replace any of them.
 * `replaced` comes at most once, right before `done`, or before an error where another answer could not be finished and
 * the one before it stays. Its text replaces everything streamed before.
 */
export type ChatEvent =
  | { event: 'conversation'; data: ChatReceipt }
  | { event: 'delta'; data: { text: string } }
  | { event: 'replaced'; data: { text: string } }
  | { event: 'done'; data: ChatDone };

/** Conversation in which a message was stored. */
export interface ChatReceipt {
  conversationId: string;
}
