import * as words from '@anew/words/sharing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { appreciationsQuery, decideSharing, entriesQuery, undecidedSharingQuery } from '#api/journal';
import { serverMessageOr } from '#shared/api/http-error';
import { useToast } from '#shared/ui/toast/use-toast';

export function useUndecided() {
  return useQuery(undecidedSharingQuery);
}

export function useWritings(enabled: boolean) {
  const entries = useQuery({ ...entriesQuery, enabled });
  const appreciations = useQuery({ ...appreciationsQuery, enabled });
  return { entries: entries.data ?? [], appreciations: appreciations.data ?? [] };
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
