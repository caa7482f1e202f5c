import { localStore } from './storage';

const PREFIX = 'anew-draft:';

/** Stands in where the browser stores nothing: lasts until the page is left. */
const untilThePageIsLeft = new Map<string, string>();
const listeners = new Set<() => void>();

/** Where a draft lies: `device` outlives a closed tab, `page` does not. */
export type KeptOn = 'device' | 'page';

/** What people have typed and not yet sent, by person: `drafts.read('journal', userId)`. */
export function draftKey(name: string, userId: string): string {
  return `${PREFIX}${userId}:${name}`;
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

export const drafts = {
  read: (key: string): string | null => localStore.get(key) ?? untilThePageIsLeft.get(key) ?? null,

  save(key: string, text: string): KeptOn {
    localStore.set(key, text);
    if (localStore.get(key) === text) {
      untilThePageIsLeft.delete(key);
      return 'device';
    }
    untilThePageIsLeft.set(key, text);
    return 'page';
  },

  clear(key: string): void {
    localStore.remove(key);
    untilThePageIsLeft.delete(key);
  },

  clearAll(): void {
    storedKeys()
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => localStore.remove(key));
    untilThePageIsLeft.clear();
    listeners.forEach((listener) => listener());
  },

  onClearAll(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
