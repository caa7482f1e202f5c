import { drafts, type KeptOn } from './drafts';

export const DRAFT_SAVED_AFTER_MS = 500;

/** Saves the newest text half a second after the last change, or at once when told. `null` is nothing to keep. */
export function createDraftWriter(key: string, onKept: (keptOn: KeptOn | null) => void) {
  let waiting: { text: string | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop() {
    clearTimeout(timer);
    waiting = null;
  }

  function flush() {
    if (!waiting) return;
    const { text } = waiting;
    drop();
    if (text === null) drafts.clear(key);
    onKept(text === null ? null : drafts.save(key, text));
  }

  function write(text: string | null) {
    drop();
    waiting = { text };
    timer = setTimeout(flush, DRAFT_SAVED_AFTER_MS);
    onKept(null);
  }

  function forget() {
    drop();
    drafts.clear(key);
    onKept(null);
  }

  return { write, flush, drop, forget };
}
