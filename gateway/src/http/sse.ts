import { PassThrough } from 'node:stream';
import { once } from 'node:events';

/** Milliseconds; shorter than the patience of the proxies on the way. */
const KEEP_ALIVE_MS = 15_000;

export interface ServerSentEvent {
  event: string;
  data: unknown;
}

const text = ({ event, data }: ServerSentEvent): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Events as a response’s body, no faster than it is read.
 * @param asEvent what is sent in place of the rest when `events` fails
 */
export function eventStream(
  events: AsyncIterable<ServerSentEvent>,
  asEvent: (error: unknown) => ServerSentEvent,
): PassThrough {
  const body = new PassThrough();
  const alive = setInterval(() => body.write(': still here\n\n'), KEEP_ALIVE_MS);
  body.on('close', () => clearInterval(alive));
  void pump(events, body)
    .catch((error: unknown) => {
      if (body.writable) body.write(text(asEvent(error)));
    })
    .finally(() => {
      clearInterval(alive);
      body.end();
    });
  return body;
}

async function pump(events: AsyncIterable<ServerSentEvent>, body: PassThrough): Promise<void> {
  for await (const event of events) {
    if (body.destroyed) return;
    if (!body.write(text(event))) await Promise.race([once(body, 'drain'), once(body, 'close')]);
  }
}
