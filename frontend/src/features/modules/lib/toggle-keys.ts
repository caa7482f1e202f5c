import { newRequestKey } from '#shared/lib/request-key';

interface Wanted {
  done: boolean;
  key: string;
}

/** The same key while a step is to become the same: the next try must not undo what was done and not answered. */
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
