import { useState } from 'react';
import { useToast } from '#shared/ui/toast/use-toast';
import { useDeleteEntry } from './use-entries';

export const DELETE_FAILED = 'Failed to delete entry. Please try again.';

/** Asks before it deletes, and reports the result in a toast and at the entry itself. */
export function useDeleting() {
  const { toast } = useToast();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const { mutate, reset, isPending, isError, variables } = useDeleteEntry({
    onSuccess: () => {
      toast({ title: 'Entry deleted', variant: 'success' });
      setAskedFor(null);
    },
    onError: () => {
      toast({ title: DELETE_FAILED, variant: 'destructive' });
      setAskedFor(null);
    },
  });

  function confirm() {
    if (askedFor === null || isPending) return;
    reset();
    mutate(askedFor);
  }

  return {
    isAsking: askedFor !== null,
    isPending,
    failedId: isError ? variables : null,
    ask: setAskedFor,
    close: () => setAskedFor(null),
    confirm,
  };
}
