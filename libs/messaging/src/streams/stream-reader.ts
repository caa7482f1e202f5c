import { createInbox, type Msg, type Subscription } from '@nats-io/transport-node';
import type { DomainError, WireError } from '@anew/contracts/errors';
import type { NatsLink } from '../connection.js';
import { fromWire, UNAVAILABLE_ERROR } from '../wire-error.js';
import { BEAT_MS, type Control, frameKind, GONE_MS, WINDOW } from './frames.js';

/** Used items are told in lots: one message for each would double the traffic. */
const LOT = WINDOW / 4;

/**
 * Asks on `subject` and yields what is answered, item by item.
 * @param signal ends the stream, here and at the answering side
 * @throws DomainError as the service threw it; `unavailable` when nobody listens or the answering side is gone
 */
export async function* readStream(
  link: NatsLink,
  subject: string,
  payload: string,
  signal: AbortSignal,
): AsyncGenerator<unknown, void> {
  const reader = new StreamReader(link, signal);
  try {
    reader.ask(subject, payload);
    for await (const item of reader.items) {
      yield item;
      reader.used();
    }
  } finally {
    reader.close();
  }
}

/** The asking side of one stream. */
class StreamReader {
  readonly items: ReadableStream<unknown>;
  private readonly inbox = createInbox();
  private readonly subscription: Subscription;
  private readonly beat: NodeJS.Timeout;
  private controller!: ReadableStreamDefaultController<unknown>;
  /** Where the answering side listens; unknown until it has taken the request. */
  private control: string | undefined;
  private lastSeen = Date.now();
  private unreported = 0;
  private isOver = false;

  constructor(
    private readonly link: NatsLink,
    private readonly signal: AbortSignal,
  ) {
    this.items = new ReadableStream({ start: (controller) => void (this.controller = controller) });
    this.subscription = link.connection.subscribe(this.inbox, {
      callback: (error, message) => (error ? this.fail(UNAVAILABLE_ERROR) : this.receive(message)),
    });
    this.beat = setInterval(() => this.tick(), BEAT_MS);
    signal.addEventListener('abort', this.cancel);
  }

  ask(subject: string, payload: string): void {
    if (this.signal.aborted) return this.finish();
    if (!this.link.isUp) return this.fail(UNAVAILABLE_ERROR);
    this.link.connection.publish(subject, payload, { reply: this.inbox });
  }

  used(): void {
    this.unreported += 1;
    if (this.unreported >= LOT) this.report();
  }

  /** Whoever stopped reading before the end cancels. */
  close(): void {
    this.cancel();
    this.signal.removeEventListener('abort', this.cancel);
  }

  private readonly cancel = (): void => {
    if (this.isOver) return;
    this.finish();
    // Not taken yet: whoever takes it says where to, and is told then.
    if (this.control === undefined) this.unsubscribeOnceTaken();
    else this.tell({ cancel: true });
  };

  private receive(message: Msg): void {
    this.lastSeen = Date.now();
    const kind = frameKind(message);
    if (kind === 'open') return this.opened(message.reply);
    if (this.isOver) return;
    if (kind === 'item') this.controller.enqueue(message.json());
    else if (kind === 'end') this.finish();
    else if (kind === 'error') this.fail(fromWire(message.json<WireError>()));
    else if (kind === null) this.fail(UNAVAILABLE_ERROR);
  }

  private opened(control: string | undefined): void {
    this.control = control;
    if (!this.isOver) return;
    this.tell({ cancel: true });
    this.subscription.unsubscribe();
  }

  private tick(): void {
    if (Date.now() - this.lastSeen > GONE_MS) this.fail(UNAVAILABLE_ERROR);
    else this.report();
  }

  private report(): void {
    this.tell({ used: this.unreported });
    this.unreported = 0;
  }

  private tell(control: Control): void {
    if (this.control !== undefined && this.link.isUp)
      this.link.connection.publish(this.control, JSON.stringify(control));
  }

  private fail(error: DomainError): void {
    if (this.isOver) return;
    this.over();
    this.controller.error(error);
    this.subscription.unsubscribe();
  }

  private finish(): void {
    if (this.isOver) return;
    this.over();
    this.controller.close();
    if (this.control !== undefined) this.subscription.unsubscribe();
  }

  private over(): void {
    this.isOver = true;
    clearInterval(this.beat);
  }

  private unsubscribeOnceTaken(): void {
    setTimeout(() => this.subscription.unsubscribe(), GONE_MS).unref();
  }
}
