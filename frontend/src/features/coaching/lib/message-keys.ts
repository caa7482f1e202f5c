import type { ChatRequest } from '#api/chat';
import { newRequestKey } from '#shared/lib/request-key';

/** The same key for the same message until it has been answered, so that trying again stores nothing twice. */
export class MessageKeys {
  private last: { body: string; key: string } | null = null;

  keyFor(request: ChatRequest): string {
    const body = JSON.stringify(request);
    if (this.last?.body !== body) this.last = { body, key: newRequestKey() };
    return this.last.key;
  }

  forget(): void {
    this.last = null;
  }
}
