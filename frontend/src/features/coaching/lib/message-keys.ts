import type { ChatRequest } from '../api/chat';

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Browsers make UUIDs on https and localhost only; a laptop's address in the same network is neither. */
export function newKey(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  return randomUUID?.call(crypto) ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
}

/** The same key for the same message until it has been answered, so that trying again stores nothing twice. */
export class MessageKeys {
  private last: { body: string; key: string } | null = null;

  keyFor(request: ChatRequest): string {
    const body = JSON.stringify(request);
    if (this.last?.body !== body) this.last = { body, key: newKey() };
    return this.last.key;
  }

  forget(): void {
    this.last = null;
  }
}
