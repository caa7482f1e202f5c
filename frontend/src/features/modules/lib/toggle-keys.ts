import { newRequestKey } from '#shared/lib/request-key';

interface Wanted {
  done: boolean;
  key: string;
}

/**
 * Gives one key to all attempts to bring a step into the same state, so that a retry does not undo a change whose
 * answer was lost.
 */
export class ToggleKeys {
  private readonly wanted = new Map<number, Wanted>();

  keyFor(index: number, done: boolean): string {
    const last = this.wanted.get(index);
    const wanted = last?.done === done ? last : { done, key: newRequestKey() };
    this.wanted.set(index, wanted);
    return wanted.key;
  }

  forget(index: number): void {
    this.wanted.delete(index);
  }
}
