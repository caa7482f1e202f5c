import type { Reaction, TextArea } from '@anew/contracts/journal/views';
import { useQueryClient } from '@tanstack/react-query';
import { deleteReply, sendReply, takeThanksBack, thank } from '#api/journal';
import { keepReaction } from '#api/keep-reaction';
import { useMutation } from '../api/use-mutation';

export interface TextRef {
  area: TextArea;
  id: string;
}

function useKeeping(text: TextRef) {
  const client = useQueryClient();
  return (given: Partial<Reaction>) => keepReaction(client, text, given);
}

/** Thanks for a text, or takes the thanks back. What was tapped shows at once. */
export function useThanks({ area, id }: TextRef, thanked: boolean) {
  const keep = useKeeping({ area, id });
  const { mutate, isPending, variables, isSuccess, error } = useMutation({
    mutationFn: (give: boolean) => (give ? thank(area, id) : takeThanksBack(area, id)),
    onSuccess: (_nothing, give) => keep({ thanked: give }),
  });
  const isThanked = isPending ? variables : thanked;
  return {
    isThanked,
    /** Whether the person has just given thanks, here. */
    hasJustThanked: isSuccess && variables && thanked,
    toggle: () => !isPending && mutate(!isThanked),
    error,
  };
}

export function useSendReply({ area, id }: TextRef, onSent: () => void) {
  const keep = useKeeping({ area, id });
  return useMutation({
    mutationFn: (text: string) => sendReply(area, id, text),
    onSuccess: async (reply) => {
      await keep({ reply });
      onSent();
    },
  });
}

export function useDeleteReply({ area, id }: TextRef, onDeleted: () => void) {
  const keep = useKeeping({ area, id });
  return useMutation({
    mutationFn: () => deleteReply(area, id),
    onSuccess: async () => {
      await keep({ reply: null });
      onDeleted();
    },
  });
}
