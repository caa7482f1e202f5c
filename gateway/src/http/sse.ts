import { Readable } from 'node:stream';

/**
 * Interval in milliseconds between comments that keep the connection open. It is shorter than common proxy
 * timeouts.
 */
const KEEP_ALIVE_MS = 15_000;

interface ServerSentEvent {
  event: string;
  data: unknown;
}

/** A comment, which clients ignore. It shows proxies that the connection is alive. */
export const STILL_HERE = ': still here\n\n';

export const eventText = ({ event, data }: ServerSentEvent): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A response body that lets its writer wait until the client has read enough. */
class EventBody extends Readable {
  private onWanted: (() => void) | undefined;

  override _read(): void {
    this.onWanted?.();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.onWanted?.();
    done(error);
  }

  /** Resolves when the reader wants more or has gone. */
  async send(event: ServerSentEvent): Promise<void> {
    if (!this.destroyed && !this.push(eventText(event)))
      await new Promise<void>((resolve) => (this.onWanted = resolve));
  }
}

/**
 * Response body that sends `events` no faster than the client reads them.
 * @param asEvent makes the event that is sent in place of the rest when `events` fails
 */
export function eventStream(
  events: AsyncIterable<ServerSentEvent>,
  asEvent: (error: unknown) => ServerSentEvent,
): Readable {
  const body = new EventBody();
  const alive = setInterval(() => body.push(STILL_HERE), KEEP_ALIVE_MS);
  body.on('close', () => clearInterval(alive));
  void pump(events, body)
    .catch((error: unknown) => body.send(asEvent(error)))
    .finally(() => {
      clearInterval(alive);
      body.push(null);
    });
  return body;
}

async function pump(events: AsyncIterable<ServerSentEvent>, body: EventBody): Promise<void> {
  for await (const event of events) {
    if (body.destroyed) return;
    await body.send(event);
  }
}
