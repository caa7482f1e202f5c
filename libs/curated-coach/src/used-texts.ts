import type { Turn } from './turn.js';

/**
 * Texts that the coach has used in a conversation. They are read from its turns, so nothing needs to be
 * stored.
 */
export class UsedTexts {
  private readonly text: string;
  private readonly seed: number;

  /** @param message makes the choice depend on the question, but not on the run */
  constructor(turns: readonly Turn[], message: string) {
    const own = turns.filter(({ role }) => role === 'assistant');
    this.text = own.map(({ content }) => content).join('\n');
    this.seed = hash(`${turns.length}:${message}`);
  }

  has(fragment: string): boolean {
    return this.text.includes(fragment);
  }

  /** First fragment in the given order that was not used yet. */
  firstUnused(fragments: readonly string[]): string | undefined {
    return fragments.find((fragment) => !this.has(fragment));
  }

  /** A fragment that was not used yet, beginning at a position that depends on the question. */
  anyUnused(fragments: readonly string[]): string | undefined {
    return this.firstUnused(this.shuffled(fragments));
  }

  /** Like `anyUnused`, but begins again once all fragments were used. */
  preferUnused(fragments: readonly string[]): string {
    return this.anyUnused(fragments) ?? this.shuffled(fragments)[0] ?? '';
  }

  shuffled<T>(items: readonly T[]): T[] {
    const start = this.seed % Math.max(1, items.length);
    return [...items.slice(start), ...items.slice(0, start)];
  }
}

/** FNV-1a, a small and fast hash with the same result everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
