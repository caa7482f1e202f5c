import { drafts, type KeptOn } from './drafts';

export const DRAFT_SAVED_AFTER_MS = 500;

/**
 * Saves the newest text half a second after the last change, or at once on `flush`. `null` means that there is nothing
 * to save. Another tab may store a draft under the same key, so a tab removes only a draft that it has written or found
 * there. A tab in which nothing was typed shows what another tab stores: `onTaken` reads it from the storage.
 */
export function createDraftWriter(key: string, onKept: (keptOn: KeptOn | null) => void, onTaken: () => void) {
  let own = drafts.read(key);
  let found = own;
  let newest = own;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeAway() {
    if (own !== null && drafts.read(key) === own) drafts.clear(key);
    own = found = null;
  }

  /** Leaves the stored draft as it is, and does not save the newer text. */
  function drop() {
    clearTimeout(timer);
    isWaiting = false;
    newest = null;
  }

  function save(text: string) {
    own = text;
    onKept(drafts.save(key, text));
  }

  function flush() {
    if (!isWaiting) return;
    clearTimeout(timer);
    isWaiting = false;
    if (newest === null) {
      takeAway();
      onKept(null);
    } else save(newest);
  }

  function write(text: string | null) {
    clearTimeout(timer);
    newest = text;
    isWaiting = true;
    timer = setTimeout(flush, DRAFT_SAVED_AFTER_MS);
    onKept(null);
  }

  function forget() {
    drop();
    takeAway();
    onKept(null);
  }

  function take(text: string | null) {
    drop();
    own = found = newest = text;
    onTaken();
  }

  /** When another tab has sent its draft and removed it, the text that was typed in this tab can be saved under the key. */
  function heed({ key: changed, oldValue, newValue }: StorageEvent) {
    if (changed !== key) return;
    if (newest === found) take(newValue);
    else if (newValue === null && newest !== null && newest !== oldValue) save(newest);
  }

  return { write, flush, drop, forget, heed };
}
