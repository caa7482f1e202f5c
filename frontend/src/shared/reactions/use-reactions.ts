import type { Reaction, TextKind } from '@anew/contracts/journal/views';
import { notRemoved, notSent } from '@anew/words/reactions';
import { useQueryClient } from '@tanstack/react-query';
import { keepReaction } from '#api/keep-reaction';
import { deleteReply, sendReply, takeThanksBack, thank } from '#api/reaction-calls';
import { useMutation } from '../api/use-mutation';
import { useLateToast } from '../ui/toast/use-late-toast';

export interface TextRef {
  kind: TextKind;
  id: string;
}

function useKeeping(text: TextRef) {
  const client = useQueryClient();
  return (given: Partial<Reaction>) => keepReaction(client, text, given);
}

/** Thanks for a text, or takes the thanks back. What was tapped shows at once. */
export function useThanks({ kind, id }: TextRef, thanked: boolean) {
  const keep = useKeeping({ kind, id });
  const { mutate, isPending, variables, isSuccess, error } = useMutation({
    mutationFn: (give: boolean) => (give ? thank(kind, id) : takeThanksBack(kind, id)),
    onSuccess: (_nothing, give) => keep({ thanked: give }),
  });
  const isThanked = isPending ? variables : thanked;
  return {
    isThanked,
    /** Whether the person has just given thanks, here. */
    hasJustThanked: isSuccess && variables && thanked,
    toggle: () => mutate(!isThanked),
    error,
  };
}

export function useSendReply({ kind, id }: TextRef, onSent: () => void) {
  const keep = useKeeping({ kind, id });
  const lateToast = useLateToast();
  return useMutation({
    mutationFn: (text: string) => sendReply(kind, id, text),
    onSuccess: async (reply) => {
      await keep({ reply });
      onSent();
    },
    onError: () => lateToast({ title: notSent() }),
  });
}

export function useDeleteReply({ kind, id }: TextRef, onDeleted: () => void) {
  const keep = useKeeping({ kind, id });
  const lateToast = useLateToast();
  return useMutation({
    mutationFn: () => deleteReply(kind, id),
    onSuccess: async () => {
      await keep({ reply: null });
      onDeleted();
    },
    onError: () => lateToast({ title: notRemoved() }),
  });
}
