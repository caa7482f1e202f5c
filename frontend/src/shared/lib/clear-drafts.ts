import { localStore } from './storage';

/*
 * What is needed to remove all drafts. It is apart from the other work with drafts, because somebody may sign out on every
 * screen, so that this is loaded before the first one is shown.
 */

export const PREFIX = 'anew-draft:';
/** Set for a moment before all drafts are removed, so that other tabs do not take that for a draft that was sent. */
const FORGETTING = 'anew-drafts-go';

/** Used where the browser stores nothing. It lasts until the page is left. */
export const untilThePageIsLeft = new Map<string, string>();
const listeners = new Set<() => void>();

/** The keys of all drafts, everybody's. */
export function draftKeys(): string[] {
  const onPage = [...untilThePageIsLeft.keys()];
  try {
    return [...onPage, ...Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))];
  } catch {
    return onPage;
  }
}

export function clearAllDrafts(): void {
  localStore.set(FORGETTING, '1');
  draftKeys().forEach((key) => localStore.remove(key));
  localStore.remove(FORGETTING);
  untilThePageIsLeft.clear();
  listeners.forEach((listener) => listener());
}

/**
 * Calls the listener when all drafts are removed, in this tab or another.
 * @returns a function that stops this
 */
export function onClearAllDrafts(listener: () => void): () => void {
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (key === FORGETTING && newValue !== null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}
