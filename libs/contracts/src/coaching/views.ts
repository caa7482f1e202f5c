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

/** Where an assistant's message came from. */
export type MessageSource = 'anthropic' | 'openai' | 'curated' | 'safety';

export interface Message {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  /** `null` on a user's message. */
  source: MessageSource | null;
}

export interface ConversationSummary {
  id: string;
  title: string;
  updatedAt: string;
}

export interface Conversation extends ConversationSummary {
  messages: Message[];
}

/** Where a message was stored. */
export interface ChatReceipt {
  conversationId: string;
}
