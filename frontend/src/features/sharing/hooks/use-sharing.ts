import * as words from '@anew/words/sharing';
import { decideSharing } from '#api/sharing-calls';
import { serverMessageOr } from '#shared/api/http-error';
import { useMutation } from '#shared/api/use-mutation';
import { useToast } from '#shared/ui/toast/use-toast';

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
