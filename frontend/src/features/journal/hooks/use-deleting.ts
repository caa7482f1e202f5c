import * as words from '@anew/words/journal';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '#shared/ui/toast/use-toast';
import { unlessUndone } from '../lib/unless-undone';
import { useDeleteEntry } from './use-entries';

interface Pending {
  id: string;
  deleteNow: () => void;
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((it) => it !== id));
}

/**
 * Asks before it deletes an entry. The entry is gone from the screen at once, and really deleted when the toast that
 * offers to undo it is over. A failure is reported in a toast and at the entry itself, which is there again.
 */
export function useDeleting() {
  const { toast } = useToast();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  /** Those that were deleted stay in it, because lists that were read before still have them. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef<Pending | null>(null);
  const { mutate } = useDeleteEntry((id) => {
    setGone((ids) => without(ids, id));
    setFailedId(id);
    toast({ title: words.deleteFailed(), variant: 'destructive' });
  });

  function confirm() {
    if (askedFor === null) return;
    const id = askedFor;
    const over = () => {
      if (pending.current?.id === id) pending.current = null;
    };
    setAskedFor(null);
    setFailedId(null);
    setGone((ids) => new Set([...ids, id]));
    const deleteNow = unlessUndone({
      toast,
      title: words.deleted(),
      act: () => {
        over();
        mutate(id);
      },
      onUndo: () => {
        over();
        setGone((ids) => without(ids, id));
        document.getElementById('recent')?.focus();
      },
    });
    pending.current = { id, deleteNow };
  }

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
    isAsking: askedFor !== null,
    gone,
    failedId,
    ask: setAskedFor,
    close: () => setAskedFor(null),
    confirm,
  };
}
