import type { LiveEvent } from '@anew/contracts/live/views';

/** A fake of the browser's EventSource, whose server is the test. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];

  readyState = FakeEventSource.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }

  /** Connections that nobody has closed. */
  static get alive(): FakeEventSource[] {
    return FakeEventSource.all.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  accept(): void {
    this.readyState = FakeEventSource.OPEN;
    this.onopen?.();
  }

  /** Loses the connection, after which a browser would try again by itself. */
  lose(): void {
    this.readyState = FakeEventSource.CONNECTING;
    this.onerror?.();
  }

  /** Answers with a status that is no stream, after which a browser gives up. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.onerror?.();
  }

  tell(...areas: (LiveEvent['data']['areas'][number] | 'unheard-of')[]): void {
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ areas }) }));
  }
}
