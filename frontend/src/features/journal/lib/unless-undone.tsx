import * as words from '@anew/words/journal';
import { drafts } from '#shared/lib/drafts';
import { Button } from '#shared/ui/button';
import { toastStore, type ToastWords } from '#shared/ui/toast/toast-store';

/**
 * Time for which something can be undone. The key that leads to a toast, and the way to its button, take some people most of a
 * minute. It is no longer than that, because others may see until then what somebody wants to be gone.
 */
const UNDO_MS = 60_000;

interface Undoable {
  toast: (words: ToastWords) => number;
  /** What the toast says has been done. */
  title: string;
  act: () => void;
  /** Called in place of `act` when the person presses *Undo*. */
  onUndo: () => void;
}

/** Calls the listener when the page is left or hidden, until the returned function is called. */
function onPageLeft(listener: () => void): () => void {
  const ifHidden = () => document.visibilityState === 'hidden' && listener();
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', ifHidden);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', ifHidden);
  };
}

/**
 * Says in a toast that something has been done, and does it once that toast is over, unless the person takes it back
 * before. A page that is left or hidden cannot wait: it does it at once. So it never remains open whether it was done,
 * and a browser that crashes meanwhile has not done it.
 * @returns a function that does it at once
 */
export function unlessUndone({ toast, title, act, onUndo }: Undoable): () => void {
  let isOpen = true;

  function end(how: () => void) {
    if (!isOpen) return;
    isOpen = false;
    stopWatching();
    toastStore.dismiss(id);
    how();
  }

  const actNow = () => end(act);

  const id = toast({
    title,
    description: (
      <>
        <span className="visually-hidden">{words.undoKey()} </span>
        <Button variant="secondary" onClick={() => end(onUndo)}>
          {words.undo()}
        </Button>
      </>
    ),
    variant: 'success',
    lasts: UNDO_MS,
  });
  // Its time is over, it is closed by the person, or it makes room for another one.
  function actIfOver() {
    if (!toastStore.all().some((it) => it.id === id && it.open)) actNow();
  }
  const forgetToast = toastStore.subscribe(actIfOver);
  // Signing out clears the drafts before the session ends.
  const forgetDrafts = drafts.onClearAll(actNow);
  const forgetPage = onPageLeft(actNow);
  // Where toasts cannot be shown, it is over already. The caller first gets what this returns.
  queueMicrotask(actIfOver);

  function stopWatching() {
    forgetToast();
    forgetDrafts();
    forgetPage();
  }

  return actNow;
}
