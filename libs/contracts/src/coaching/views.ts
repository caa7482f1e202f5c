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

/** Characters, after trimming. */
export const CHAT_MESSAGE_MAX = 4_000;

/** Characters of the name that a person gives a conversation, after trimming. */
export const CONVERSATION_TITLE_MAX = 80;

/** Where an assistant's message came from. */
export type MessageSource = 'anthropic' | 'openai' | 'curated' | 'safety';

export interface Message {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  /** `null` on a user's message. */
  source: MessageSource | null;
  /** On an assistant's message that was stopped or broke off before its end. */
  cutOff?: true;
}

export interface ConversationSummary {
  id: string;
  title: string;
  updatedAt: string;
  /** On a conversation that its owner has taken out of the list. */
  hidden?: true;
}

export interface Conversation extends ConversationSummary {
  messages: Message[];
}

/** How a streamed answer ended. */
export interface ChatDone {
  messageId: string;
  source: MessageSource;
  cutOff?: true;
}

/**
 * A streamed answer: `conversation` first, then any number of `delta`, then `done`; an error may take the place of any.
 * `replaced`, at most once and right before `done`, takes back all that was said before: its text is the answer.
 */
export type ChatEvent =
  | { event: 'conversation'; data: ChatReceipt }
  | { event: 'delta'; data: { text: string } }
  | { event: 'replaced'; data: { text: string } }
  | { event: 'done'; data: ChatDone };

/** Where a message was stored. */
export interface ChatReceipt {
  conversationId: string;
}
