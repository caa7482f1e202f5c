import { localStore } from './storage';

const PREFIX = 'anew-draft:';
/** Set for a moment before all drafts are removed, so that other tabs do not take that for a draft that was sent. */
const FORGETTING = 'anew-drafts-go';

/** Used where the browser stores nothing. It lasts until the page is left. */
const untilThePageIsLeft = new Map<string, string>();
const listeners = new Set<() => void>();

/** Storage of a draft: `device` outlives a closed tab, `page` does not. */
export type KeptOn = 'device' | 'page';

/** Storage key of a text that a person has typed and not yet sent: `draftKey('journal', userId)`. */
export function draftKey(name: string, userId: string): string {
  return `${PREFIX}${userId}:${name}`;
}

/** The keys of all drafts, everybody's. */
function storedKeys(): string[] {
  const onPage = [...untilThePageIsLeft.keys()];
  try {
    return [...onPage, ...Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))];
  } catch {
    return onPage;
  }
}

export const drafts = {
  keys: storedKeys,

  read: (key: string): string | null => untilThePageIsLeft.get(key) ?? localStore.get(key),

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
    localStore.set(FORGETTING, '1');
    storedKeys().forEach((key) => localStore.remove(key));
    localStore.remove(FORGETTING);
    untilThePageIsLeft.clear();
    listeners.forEach((listener) => listener());
  },

  /**
   * Calls the listener when all drafts are removed, in this tab or another.
   * @returns a function that stops this
   */
  onClearAll(listener: () => void): () => void {
    const elsewhere = ({ key, newValue }: StorageEvent) => {
      if (key === FORGETTING && newValue !== null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', elsewhere);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', elsewhere);
    };
  },
};
