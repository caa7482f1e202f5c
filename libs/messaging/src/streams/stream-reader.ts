import type { DomainError, WireError } from '@anew/contracts/errors';
import { serviceOf } from '@anew/contracts/rpc/services';
import type { Msg, Subscription } from '@nats-io/transport-node';
import type { NatsLink } from '../connection.js';
import { fromWire, UNAVAILABLE_ERROR } from '../wire-error.js';
import { type Control, type Frame, frameOf, type Pace, WINDOW, WINDOW_CHARACTERS } from './frames.js';
import { Heartbeat } from './heartbeat.js';

/** Number of used items that are reported together. A message for each item would double the traffic. */
const LOT = WINDOW / 4;
/** Bytes of used items after which these are reported at once, because the writer may have no room for more. */
const LOT_BYTES = WINDOW_CHARACTERS / 4;

interface StreamRequest {
  subject: string;
  payload: string;
  /** Signal that ends the stream on both sides. */
  signal: AbortSignal;
  pace: Pace;
}

/**
 * Sends a request and yields the items of the answer.
 * @throws DomainError as the service threw it, or `unavailable` when no service listens, the writer is gone
 * or items were lost
 */
export async function* readStream(link: NatsLink, request: StreamRequest): AsyncGenerator<unknown, void> {
  if (request.signal.aborted) return;
  const reader = new StreamReader(link, request);
  try {
    reader.ask();
    for await (const { item, bytes } of reader.items()) {
      yield item;
      reader.use(bytes);
    }
  } finally {
    reader.close();
  }
}

/** An item that has arrived, and the size of its JSON. */
interface Arrived {
  item: unknown;
  bytes: number;
}

class StreamReader {
  private readonly inbox: string;
  private readonly subscription: Subscription;
  private readonly heartbeat: Heartbeat;
  /** Items that have arrived and have not been read. */
  private readonly queue: Arrived[] = [];
  private onNews: (() => void) | undefined;
  /** Subject on which the writer listens. It is unknown until the writer has accepted the request. */
  private control: string | undefined;
  private received = 0;
  private used = 0;
  /** Bytes of the items used since the last report. */
  private unreportedBytes = 0;
  private isOver = false;
  private failure: DomainError | undefined;

  constructor(
    private readonly link: NatsLink,
    private readonly request: StreamRequest,
  ) {
    this.inbox = link.createStreamInbox(serviceOf(request.subject));
    this.subscription = link.connection.subscribe(this.inbox, {
      callback: (error, message) => (error ? this.lose() : this.receive(message)),
    });
    this.heartbeat = new Heartbeat(request.pace, { beat: () => this.report(), onGone: () => this.lose() });
    request.signal.addEventListener('abort', this.cancel);
  }

  ask(): void {
    const { subject, payload } = this.request;
    if (this.link.isUp) this.link.connection.publish(subject, payload, { reply: this.inbox });
    else this.fail(UNAVAILABLE_ERROR);
  }

  /** Yields all items that arrived before an error, then throws the error. */
  async *items(): AsyncGenerator<Arrived, void> {
    for (;;) {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) yield next;
      if (this.failure) throw this.failure;
      if (this.isOver) return;
      await new Promise<void>((resolve) => (this.onNews = resolve));
    }
  }

  use(bytes: number): void {
    this.used += 1;
    this.unreportedBytes += bytes;
    if (this.used % LOT === 0 || this.unreportedBytes >= LOT_BYTES) this.report();
  }

  /** Cancels the stream if it is still open. */
  close(): void {
    this.cancel();
    this.request.signal.removeEventListener('abort', this.cancel);
  }

  private readonly cancel = (): void => {
    if (this.isOver) return;
    this.queue.length = 0;
    this.over();
    this.hangUp();
  };

  private receive(message: Msg): void {
    this.heartbeat.heard();
    const frame = frameOf(message);
    if (frame?.kind === 'open') this.opened(message.reply);
    else if (!this.isOver) this.follow(frame, message);
  }

  private follow(frame: Frame | null, message: Msg): void {
    if (frame === null) return this.fail(UNAVAILABLE_ERROR);
    if (frame.kind === 'error') return this.fail(fromWire(message.json<WireError>()));
    if (frame.kind === 'item') this.received += 1;
    if (frame.sent !== this.received) return this.lose();
    if (frame.kind === 'item') this.add({ item: message.json(), bytes: message.data.length });
    if (frame.kind === 'end') this.finish();
  }

  private add(arrived: Arrived): void {
    this.queue.push(arrived);
    this.onNews?.();
  }

  private opened(control: string | undefined): void {
    this.control = control;
    if (this.isOver) this.hangUp();
  }

  private report(): void {
    this.unreportedBytes = 0;
    this.tell({ used: this.used });
  }

  private tell(control: Control): void {
    if (this.control !== undefined && this.link.isUp)
      this.link.connection.publish(this.control, JSON.stringify(control));
  }

  /** Ends the stream when the writer is silent or items are missing, because nothing more can be expected. */
  private lose(): void {
    if (this.isOver) return;
    this.fail(UNAVAILABLE_ERROR);
    this.tell({ cancel: true });
  }

  private fail(error: DomainError): void {
    this.failure = error;
    this.finish();
  }

  private finish(): void {
    this.over();
    this.subscription.unsubscribe();
  }

  private over(): void {
    this.isOver = true;
    this.heartbeat.stop();
    this.onNews?.();
  }

  private hangUp(): void {
    // No writer has accepted the request yet. The one that does sends its subject and is canceled then.
    if (this.control === undefined) {
      setTimeout(() => this.subscription.unsubscribe(), this.request.pace.goneMs).unref();
      return;
    }
    this.tell({ cancel: true });
    this.subscription.unsubscribe();
  }
}
