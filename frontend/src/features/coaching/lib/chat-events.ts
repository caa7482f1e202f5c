import type { ChatEvent } from '@anew/contracts/coaching/views';
import type { ErrorBody } from '@anew/contracts/errors';
import { HttpError } from '../../../shared/api/http-error';
import { SseParser, type ServerSentEvent } from './sse';

/** The connection ended before the answer did. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/** An `error` event becomes what a refused call would have been. Events of a later version are passed over. */
function toChatEvent({ event, data }: ServerSentEvent): ChatEvent | null {
  if (event === 'error') {
    const { statusCode } = JSON.parse(data) as ErrorBody;
    throw new HttpError(statusCode, '', data);
  }
  if (event !== 'conversation' && event !== 'delta' && event !== 'done') return null;
  return { event, data: JSON.parse(data) as unknown } as ChatEvent;
}

/** A connection that is lost ends the stream, as far as anybody can tell. */
const LOST = { done: true, value: undefined } as const;

/** What the stream says, up to and with `done`. */
export async function* readChatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = new SseParser();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => LOST);
      if (done) throw new BrokenOff('The answer broke off.');
      for (const raw of parser.push(decoder.decode(value, { stream: true }))) {
        const event = toChatEvent(raw);
        if (event) yield event;
        if (event?.event === 'done') return;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
