import type {
  ChallengeLevel,
  ChatEvent,
  ChatReceipt,
  ChatRelationshipLength,
} from '@anew/contracts/coaching/views';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { ErrorBody } from '@anew/contracts/errors';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { send } from '#shared/api/http';
import { HttpError } from '#shared/api/http-error';
import { withKey } from '#shared/lib/request-key';

export interface ChatRequest {
  message: string;
  conversationId?: string;
  challengeLevel: ChallengeLevel;
  relationshipLength?: ChatRelationshipLength;
  children?: boolean;
  moduleSlug?: ModuleSlug;
}

export interface Sending {
  /** The same for the same message however often it is sent, so that it is not stored twice. */
  key: string;
  signal: AbortSignal;
}

const STREAM = 'text/event-stream';

/** Sends one message and hands on the answer as it comes. Without a stream there is only where it was stored. */
export async function* chat(body: ChatRequest, { key, signal }: Sending): AsyncGenerator<ChatEvent> {
  const headers = { Accept: STREAM, ...withKey(key) };
  const response = await send('POST', '/api/coaching/chat', { body, signal, headers });
  if (response.body && response.headers.get('Content-Type')?.startsWith(STREAM)) {
    yield* readChatEvents(response.body);
  } else {
    yield { event: 'conversation', data: (await response.json()) as ChatReceipt };
  }
}

/** The connection ended before the answer did. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

const KNOWN: readonly string[] = ['conversation', 'delta', 'replaced', 'done'] satisfies ChatEvent['event'][];

/** An `error` event becomes what a refused call would have been. Events of a later version are passed over. */
function toChatEvent({ event = '', data }: EventSourceMessage): ChatEvent | null {
  if (event === 'error') {
    const { statusCode } = JSON.parse(data) as ErrorBody;
    throw new HttpError(statusCode, '', data);
  }
  return KNOWN.includes(event) ? ({ event, data: JSON.parse(data) as unknown } as ChatEvent) : null;
}

/** A connection that is lost ends the stream, as far as anybody can tell. */
const LOST = { done: true, value: undefined } as const;

/** What the stream says, up to and with `done`. */
export async function* readChatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => LOST);
      if (done) throw new BrokenOff('The answer broke off.');
      parser.feed(decoder.decode(value, { stream: true }));
      for (const message of arrived.splice(0)) {
        const event = toChatEvent(message);
        if (event) yield event;
        if (event?.event === 'done') return;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
