import type { ChatEvent, ChatReceipt } from '@anew/contracts/coaching/views';
import type { ErrorBody } from '@anew/contracts/errors';
import type { BodyOf } from '@anew/contracts/http/map';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { HttpError } from '#shared/api/http-error';
import { withKey } from '#shared/lib/request-key';
import { open } from './client';

export type ChatRequest = BodyOf<'POST /api/coaching/chat'>;

export interface Sending {
  /** All attempts to send one message carry the same key, so that it is stored only once. */
  key: string;
  signal: AbortSignal;
}

const STREAM = 'text/event-stream';

/**
 * Sends one message and yields the answer as it arrives. Without a stream, it yields only the conversation in which the
 * message was stored.
 */
export async function* chat(body: ChatRequest, { key, signal }: Sending): AsyncGenerator<ChatEvent> {
  const headers = { Accept: STREAM, ...withKey(key) };
  const response = await open('POST /api/coaching/chat', { body, signal, headers });
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

/**
 * Turns a message of the stream into an event. An `error` event is thrown as a refused call would be; unknown events of
 * a later version are skipped.
 */
function toChatEvent({ event = '', data }: EventSourceMessage): ChatEvent | null {
  if (event === 'error') {
    const { statusCode } = JSON.parse(data) as ErrorBody;
    throw new HttpError(statusCode, '', data);
  }
  return KNOWN.includes(event) ? ({ event, data: JSON.parse(data) as unknown } as ChatEvent) : null;
}

/** A lost connection cannot be told from the end of the stream, so both are handled alike. */
const LOST = { done: true, value: undefined } as const;

/** Lets a whole answer end by itself. Canceling would look to the server as if the reader had left before the end. */
async function readOut(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/** Yields the messages of the stream as they arrive. It never ends by itself. */
async function* readMessages(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<EventSourceMessage, never> {
  const decoder = new TextDecoder();
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  for (;;) {
    const { done, value } = await reader.read().catch(() => LOST);
    if (done) throw new BrokenOff('The answer broke off.');
    parser.feed(decoder.decode(value, { stream: true }));
    yield* arrived.splice(0);
  }
}

/**
 * Yields the events of the stream, up to and including `done`.
 * @throws BrokenOff when the stream ends before that
 */
export async function* readChatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  let isWhole = false;
  try {
    for await (const message of readMessages(reader)) {
      const event = toChatEvent(message);
      isWhole ||= event?.event === 'done';
      if (event) yield event;
      if (isWhole) return;
    }
  } finally {
    void (isWhole ? readOut(reader) : reader.cancel()).catch(() => undefined);
  }
}
