import { createInbox, type Msg, type Subscription } from '@nats-io/transport-node';
import type { NatsLink } from '../connection.js';
import { toWire } from '../wire-error.js';
import { BEAT_MS, type Control, type FrameKind, frameHeaders, GONE_MS, WINDOW } from './frames.js';

/** The answering side of one stream. `signal` aborts when the asking side has cancelled, or is gone. */
export class StreamWriter {
  readonly abort = new AbortController();
  private readonly control = createInbox();
  private readonly subscription: Subscription;
  private readonly beat: NodeJS.Timeout;
  private room = WINDOW;
  private lastSeen = Date.now();
  private onRoom: (() => void) | undefined;

  constructor(
    private readonly link: NatsLink,
    private readonly request: Msg,
  ) {
    this.subscription = link.connection.subscribe(this.control, {
      callback: (error, message) => {
        if (!error) this.receive(message.json<Control>());
      },
    });
    this.beat = setInterval(() => this.tick(), BEAT_MS);
    this.abort.signal.addEventListener('abort', () => this.onRoom?.());
    this.send('open');
  }

  /** Sends all of `items` as JSON, no faster than they are read, and then the end or the error. */
  async write(items: AsyncIterable<unknown>): Promise<void> {
    for await (const item of items) {
      await this.roomForOne();
      if (this.abort.signal.aborted) continue;
      this.room -= 1;
      this.send('item', JSON.stringify(item));
    }
    this.send('end');
  }

  /** @returns the kind of error that was sent */
  fail(error: unknown): string {
    const wire = toWire(error);
    this.send('error', JSON.stringify(wire));
    return wire.kind;
  }

  close(): void {
    clearInterval(this.beat);
    this.subscription.unsubscribe();
  }

  private async roomForOne(): Promise<void> {
    while (this.room === 0 && !this.abort.signal.aborted)
      await new Promise<void>((resolve) => (this.onRoom = resolve));
  }

  private receive(control: Control): void {
    this.lastSeen = Date.now();
    if ('cancel' in control) return this.abort.abort();
    this.room += control.used;
    this.onRoom?.();
  }

  private tick(): void {
    if (Date.now() - this.lastSeen > GONE_MS) this.abort.abort();
    else this.send('beat');
  }

  private send(kind: FrameKind, payload = ''): void {
    // While disconnected the client would buffer it; the asking side notices the silence instead.
    if (!this.link.isUp) return;
    this.request.respond(payload, { headers: frameHeaders(kind), reply: this.control });
  }
}
