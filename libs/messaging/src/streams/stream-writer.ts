import type { Msg, Subscription } from '@nats-io/transport-node';
import type { NatsLink } from '../connection.js';
import { toWire } from '../wire-error.js';
import {
  type Control,
  frameHeaders,
  type FrameKind,
  type Pace,
  WINDOW,
  WINDOW_CHARACTERS,
} from './frames.js';
import { Heartbeat } from './heartbeat.js';

/** Writing side of one stream. `signal` aborts when the reader has canceled or is gone. */
export class StreamWriter {
  private readonly abort = new AbortController();
  private readonly control: string;
  private readonly subscription: Subscription;
  private readonly heartbeat: Heartbeat;
  private sent = 0;
  /** Lengths of the items that were sent and not yet used, in characters, and all of them together. */
  private readonly unused: number[] = [];
  private unusedCharacters = 0;
  private isHeard = true;
  private onRoom: (() => void) | undefined;

  constructor(
    private readonly link: NatsLink,
    private readonly request: Msg,
    pace: Pace,
  ) {
    this.control = link.createStreamControl();
    this.subscription = link.connection.subscribe(this.control, {
      callback: (error, message) => {
        if (!error) this.receive(message);
      },
    });
    this.heartbeat = new Heartbeat(pace, { beat: () => this.send('beat'), onGone: () => this.hangUp() });
    this.send('open', '', this.control);
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** Sends all of `items` as JSON, no faster than they are read, and then the end. */
  async write(items: AsyncIterable<unknown>): Promise<void> {
    for await (const item of items) {
      const json = JSON.stringify(item);
      await this.roomForOne();
      this.sent += 1;
      this.unused.push(json.length);
      this.unusedCharacters += json.length;
      if (this.isHeard) this.send('item', json);
    }
    this.send('end');
  }

  /** @returns the kind of error that was sent */
  fail(error: unknown): string {
    const wire = toWire(error);
    this.send('error', JSON.stringify(wire));
    return wire.kind;
  }

  /** Asks the handler to finish. Items that it still yields are sent. */
  stop(): void {
    this.abort.abort();
    this.onRoom?.();
  }

  close(): void {
    this.heartbeat.stop();
    this.subscription.unsubscribe();
  }

  private async roomForOne(): Promise<void> {
    while (this.isFull() && !this.signal.aborted)
      await new Promise<void>((resolve) => (this.onRoom = resolve));
  }

  private isFull(): boolean {
    return this.unused.length >= WINDOW || this.unusedCharacters >= WINDOW_CHARACTERS;
  }

  /** @param used number of items that the reader has used in all */
  private giveRoom(used: number): void {
    while (this.sent - this.unused.length < used) this.unusedCharacters -= this.unused.shift() ?? 0;
    this.onRoom?.();
  }

  private receive(message: Msg): void {
    // NATS itself answers with an empty message if the reader has gone before this stream was opened.
    if (message.data.length === 0) return this.hangUp();
    this.heartbeat.heard();
    const control = message.json<Control>();
    if ('cancel' in control) return this.hangUp();
    this.giveRoom(Math.min(control.used, this.sent));
  }

  private hangUp(): void {
    this.isHeard = false;
    this.stop();
  }

  private send(kind: FrameKind, payload = '', reply?: string): void {
    // While disconnected, the client would buffer the frame. The reader notices the gap or the silence
    // instead.
    if (!this.link.isUp) return;
    const headers = frameHeaders({ kind, sent: this.sent });
    this.request.respond(payload, { headers, ...(reply && { reply }) });
  }
}
