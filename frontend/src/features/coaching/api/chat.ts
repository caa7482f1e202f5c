import type {
  ChallengeLevel,
  ChatEvent,
  ChatReceipt,
  ChatRelationshipLength,
} from '@anew/contracts/coaching/views';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { send } from '../../../shared/api/http';
import { readChatEvents } from '../lib/chat-events';

export interface ChatRequest {
  message: string;
  conversationId?: string;
  challengeLevel: ChallengeLevel;
  relationshipLength?: ChatRelationshipLength;
  children?: boolean;
  moduleSlug?: ModuleSlug;
}

interface Sending {
  /** The same for the same message however often it is sent, so that it is not stored twice. */
  key: string;
  signal: AbortSignal;
}

const STREAM = 'text/event-stream';

/** Sends one message and hands on the answer as it comes. Without a stream there is only where it was stored. */
export async function* chat(body: ChatRequest, { key, signal }: Sending): AsyncGenerator<ChatEvent> {
  const headers = { Accept: STREAM, 'Idempotency-Key': key };
  const response = await send('POST', '/api/coaching/chat', { body, signal, headers });
  if (response.body && response.headers.get('Content-Type')?.startsWith(STREAM)) {
    yield* readChatEvents(response.body);
  } else {
    yield { event: 'conversation', data: (await response.json()) as ChatReceipt };
  }
}
