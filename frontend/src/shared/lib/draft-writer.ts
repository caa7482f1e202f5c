import { drafts, type KeptOn } from './drafts';

export const DRAFT_SAVED_AFTER_MS = 500;

/**
 * Saves the newest text half a second after the last change, or at once when told. `null` is nothing to keep.
 * Another tab may keep a draft of its own in the same place: a tab takes away only what it has put there or found there.
 */
export function createDraftWriter(key: string, onKept: (keptOn: KeptOn | null) => void) {
  let own = drafts.read(key);
  let newest: string | null = null;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeAway() {
    if (own !== null && drafts.read(key) === own) drafts.clear(key);
    own = null;
  }

  /** Leaves what is kept as it is, and what is newer unsaved. */
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

  /** Another tab has sent its words and taken them away: there is room for those that are still being written here. */
  function heed(event: StorageEvent) {
    if (event.key !== key || event.newValue !== null) return;
    if (newest !== null && newest !== event.oldValue) save(newest);
  }

  return { write, flush, drop, forget, heed };
}
