import type { ReactNode } from 'react';

type ToastVariant = 'default' | 'success' | 'destructive';

export interface ToastWords {
  title: ReactNode;
  description?: ReactNode;
  variant?: ToastVariant;
  /** Milliseconds after which it closes by itself, where the usual ones are too few because there is something to do in it. */
  lasts?: number;
  /** Language of the words where it is another than the window's. */
  lang?: 'en';
}

export interface ShownToast extends ToastWords {
  id: number;
  open: boolean;
}

const VISIBLE_AT_ONCE = 1;
const REMOVED_AFTER_MS = 1_000_000;

type Listener = () => void;

/** Shows the newest toast; an older one makes room at once. Dismissed toasts are removed later. */
export function createToastStore() {
  let toasts: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<Listener>();

  function change(next: readonly ShownToast[]) {
    toasts = next;
    listeners.forEach((listener) => listener());
  }

  function toast(words: ToastWords): number {
    lastId += 1;
    change([{ ...words, id: lastId, open: true }, ...toasts].slice(0, VISIBLE_AT_ONCE));
    return lastId;
  }

  function dismiss(id: number) {
    if (!toasts.some((it) => it.id === id && it.open)) return;
    change(toasts.map((it) => (it.id === id ? { ...it, open: false } : it)));
    setTimeout(() => change(toasts.filter((it) => it.id !== id)), REMOVED_AFTER_MS);
  }

  function subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  const dismissAll = () => toasts.forEach(({ id }) => dismiss(id));

  /** To be called where toasts cannot be shown. Each is over at once then, for whatever waits until it is. */
  function showNone() {
    subscribe(dismissAll);
    dismissAll();
  }

  return { toast, dismiss, showNone, subscribe, clear: () => change([]), all: () => toasts };
}

export const toastStore = createToastStore();
