import * as words from '@anew/words/journal';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '#shared/ui/toast/use-toast';
import { unlessUndone } from '../lib/unless-undone';
import { useDeleteEntry } from './use-entries';
import { clearEditDraft } from './use-entry-draft';

interface Pending {
  id: string;
  deleteNow: () => void;
}

/**
 * Ids of the entries that are gone from the screen. Those that were deleted stay in it, because lists that were read
 * before still have them.
 */
function useGone() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  return {
    gone,
    remove: (id: string) => setGone((ids) => new Set([...ids, id])),
    bringBack: (id: string) => setGone((ids) => new Set([...ids].filter((it) => it !== id))),
  };
}

/** The deletion that can still be undone. */
function usePending() {
  const { toast } = useToast();
  const pending = useRef<Pending | null>(null);

  // Someone who leaves for another screen has made up their mind, and that screen must not show the entry.
  useEffect(
    () => () => {
      if (!pending.current) return;
      pending.current.deleteNow();
      toast({ title: words.deleted(), variant: 'success' });
    },
    [toast],
  );

  return {
    has: (id: string) => pending.current?.id === id,
    begin: (next: Pending) => {
      pending.current = next;
    },
    end: (id: string) => {
      if (pending.current?.id === id) pending.current = null;
    },
  };
}

/**
 * Asks before it deletes an entry. The entry is gone from the screen at once, and really deleted when the toast that
 * offers to undo it is over. A failure is reported in a toast and at the entry itself, which is there again.
 */
export function useDeleting(userId: string) {
  const { toast } = useToast();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  const { gone, remove, bringBack } = useGone();
  const pending = usePending();
  const { mutate } = useDeleteEntry((id) => {
    bringBack(id);
    setFailedId(id);
    toast({ title: words.deleteFailed(), variant: 'destructive' });
  });

  function deleteUnlessUndone(id: string) {
    return unlessUndone({
      toast,
      title: words.deleted(),
      act: () => {
        pending.end(id);
        clearEditDraft(id, userId);
        mutate(id);
      },
      onUndo: () => {
        pending.end(id);
        bringBack(id);
        document.getElementById('recent')?.focus();
      },
    });
  }

  function confirm() {
    if (askedFor === null || pending.has(askedFor)) return;
    setAskedFor(null);
    setFailedId(null);
    remove(askedFor);
    pending.begin({ id: askedFor, deleteNow: deleteUnlessUndone(askedFor) });
  }

  const close = () => setAskedFor(null);
  return { isAsking: askedFor !== null, gone, failedId, ask: setAskedFor, close, confirm };
}
