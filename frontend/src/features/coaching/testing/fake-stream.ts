import type { ChatDone, ChatReceipt } from '@anew/contracts/coaching/views';
import type { ErrorBody } from '@anew/contracts/errors';

interface Events {
  conversation: ChatReceipt;
  delta: { text: string };
  replaced: { text: string };
  done: ChatDone;
  error: Omit<ErrorBody, 'code'> & { code: string };
}

/** An answer that the test controls. */
export class FakeStream {
  isLeft = false;
  private controller!: ReadableStreamDefaultController<Uint8Array>;
  private readonly body = new ReadableStream<Uint8Array>({
    start: (controller) => void (this.controller = controller),
    cancel: () => void (this.isLeft = true),
  });

  readonly response = () =>
    new Response(this.body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });

  emit<E extends keyof Events>(event: E, data: Events[E]): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  say(text: string): void {
    this.emit('delta', { text });
  }

  end(): void {
    this.controller.close();
  }

  breakOff(): void {
    this.controller.error(new TypeError('network error'));
  }

  private write(text: string): void {
    this.controller.enqueue(new TextEncoder().encode(text));
  }
}
