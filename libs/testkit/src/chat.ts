import type { ChatDto } from '@anew/contracts/coaching/dto';
import type { ChatDone, ChatEvent } from '@anew/contracts/coaching/views';
import type { ErrorBody } from '@anew/contracts/errors';
import { checkBody } from './documented.js';
import { type Person, received } from './person.js';

/** An event of the contract, or the error that replaces any of them when the answer fails. */
export type StreamedEvent = ChatEvent | { event: 'error'; data: ErrorBody };

export interface ChatOptions {
  /** Signal that ends the reading, as closing the page does. */
  signal?: AbortSignal;
  /** The idempotency key. */
  key?: string;
}

/**
 * Sends a message and yields the events of the answer as they arrive. Ends when `signal` aborts.
 * @throws Error with status and body when the message is refused
 */
export async function* chat(
  person: Person,
  input: ChatDto,
  { signal, key }: ChatOptions = {},
): AsyncGenerator<StreamedEvent, undefined> {
  try {
    const response = await person.open('POST', '/api/coaching/chat', {
      body: input,
      headers: { accept: 'text/event-stream', ...(key !== undefined && { 'idempotency-key': key }) },
      ...(signal && { signal }),
    });
    if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
    for await (const event of eventsIn(response.body)) {
      await checkBody(person.origin, received('POST', '/api/coaching/chat', response), event);
      yield event;
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const decoder = new TextDecoder();
  let buffered = '';
  for await (const bytes of body) {
    buffered += decoder.decode(bytes, { stream: true });
    const blocks = buffered.split('\n\n');
    buffered = blocks.pop() ?? '';
    // A block that begins with a colon only keeps the connection open.
    for (const block of blocks) if (!block.startsWith(':')) yield asEvent(block);
  }
}

function asEvent(block: string): StreamedEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  return { event: field('event'), data: JSON.parse(field('data') ?? '') as unknown } as StreamedEvent;
}

/** A streamed answer as a whole. */
export interface Talk {
  conversationId: string;
  text: string;
  done?: ChatDone;
  error?: ErrorBody;
}

export async function collect(events: AsyncIterable<StreamedEvent>): Promise<Talk> {
  const talk: Talk = { conversationId: '', text: '' };
  for await (const { event, data } of events) {
    if (event === 'conversation') talk.conversationId = data.conversationId;
    else if (event === 'delta') talk.text += data.text;
    else if (event === 'replaced') talk.text = data.text;
    else talk[event] = data as ChatDone & ErrorBody;
  }
  return talk;
}

export const talk = (person: Person, input: ChatDto, options?: ChatOptions): Promise<Talk> =>
  collect(chat(person, input, options));
