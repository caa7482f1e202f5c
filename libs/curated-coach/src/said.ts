import type { Turn } from './turn.js';

/** What the coach has said in a conversation; read from its turns, so that nothing has to be kept elsewhere. */
export class Said {
  private readonly text: string;
  private readonly seed: number;

  /** @param message makes the choice differ from one question to the next, and never from one run to the next */
  constructor(turns: readonly Turn[], message: string) {
    const own = turns.filter(({ role }) => role === 'assistant');
    this.text = own.map(({ content }) => content).join('\n');
    this.seed = hash(`${turns.length}:${message}`);
  }

  has(fragment: string): boolean {
    return this.text.includes(fragment);
  }

  /** The first not yet said, in the given order. */
  first(fragments: readonly string[]): string | undefined {
    return fragments.find((fragment) => !this.has(fragment));
  }

  /** One not yet said, beginning at a place that depends on the question. */
  any(fragments: readonly string[]): string | undefined {
    return this.first(this.shuffled(fragments));
  }

  /** Like `any`; once all were said, they start over. */
  some(fragments: readonly string[]): string {
    return this.any(fragments) ?? this.shuffled(fragments)[0] ?? '';
  }

  shuffled<T>(items: readonly T[]): T[] {
    const start = this.seed % Math.max(1, items.length);
    return [...items.slice(start), ...items.slice(0, start)];
  }
}

/** FNV-1a: small, quick, and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
