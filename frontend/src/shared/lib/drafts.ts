import { clearAllDrafts, draftKeys, onClearAllDrafts, PREFIX, untilThePageIsLeft } from './clear-drafts';
import { localStore } from './storage';

/** Storage of a draft: `device` outlives a closed tab, `page` does not. */
export type KeptOn = 'device' | 'page';

/** Storage key of a text that a person has typed and not yet sent: `draftKey('journal', userId)`. */
export function draftKey(name: string, userId: string): string {
  return `${PREFIX}${userId}:${name}`;
}

export const drafts = {
  keys: draftKeys,

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

  clearAll: clearAllDrafts,
  onClearAll: onClearAllDrafts,
};
