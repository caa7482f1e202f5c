import * as words from '@anew/words/sharing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { appreciationsQuery, decideSharing, entriesQuery } from '#api/journal';
import { serverMessageOr } from '#shared/api/http-error';
import { useToast } from '#shared/ui/toast/use-toast';

/** Both lists, as one read: a choice among half of them would be no choice. */
export function useWritings() {
  const entries = useQuery(entriesQuery);
  const appreciations = useQuery(appreciationsQuery);
  const data = entries.data &&
    appreciations.data && { entries: entries.data, appreciations: appreciations.data };
  return {
    data: data ?? undefined,
    isError: entries.isError || appreciations.isError,
    refetch: () => Promise.all([entries.refetch(), appreciations.refetch()]),
  };
}

export function decisionFailureText(error: unknown): string {
  return serverMessageOr(words.failed(), error);
}

export function useDecide(onDecided: () => void) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: decideSharing,
    onSuccess: ({ entries, appreciations }) => {
      const isShared = entries + appreciations > 0;
      toast({ title: isShared ? words.shared() : words.kept(), variant: 'success' });
      onDecided();
    },
  });
}
