import type { ConversationSummary } from '@anew/contracts/coaching/views';
import * as words from '@anew/words/coaching';
import { useState } from 'react';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { useDeleteConversation } from './use-conversations';

/** Asks before it deletes, and reports the result. */
export function useDeleting(onDeleted: (id: string) => void) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const [askedFor, setAskedFor] = useState<ConversationSummary | null>(null);
  const { mutate, reset, isPending, isError } = useDeleteConversation({
    onSuccess: (id) => {
      toast({ title: words.deleted(), variant: 'success' });
      setAskedFor(null);
      onDeleted(id);
    },
    onError: () => lateToast({ title: words.deleteFailed() }),
  });

  return {
    askedFor,
    isPending,
    failure: isError ? words.deleteFailed() : null,
    ask: setAskedFor,
    confirm: () => askedFor && mutate(askedFor.id),
    close: () => {
      setAskedFor(null);
      reset();
    },
  };
}
