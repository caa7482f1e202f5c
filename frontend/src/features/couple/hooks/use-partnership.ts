import * as words from '@anew/words/couple-partnership';
import { useMutation } from '@tanstack/react-query';
import { dismissNews, leaveCouple, renewInviteCode, undoJoin } from '#api/couples-calls';
import { serverMessageOr } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { useProof } from '#shared/proof/use-proof';
import { useToast } from '#shared/ui/toast/use-toast';

export function partnershipFailureText(error: unknown): string {
  return serverMessageOr(words.nothingChanged(), error);
}

function useFailureToast(title: string) {
  const { toast } = useToast();
  return (error: Error) =>
    toast({ title, description: partnershipFailureText(error), variant: 'destructive' });
}

/** Leaves the couple. It ends with a full page load, because nothing of the two may stay in memory. */
export function useLeaveCouple() {
  const onError = useFailureToast(words.notLeft());
  return useProof({ mutationFn: leaveCouple, onSuccess: () => browser.goTo('/'), onError });
}

export function useRenewCode() {
  const { toast } = useToast();
  const onError = useFailureToast(words.noNewCode());
  return useProof({
    mutationFn: renewInviteCode,
    onSuccess: () => toast({ title: words.newCode(), variant: 'success' }),
    onError,
  });
}

/** Undoes a join. It ends with a full page load, as leaving does. */
export function useUndoJoin() {
  const onError = useFailureToast(words.notUndone());
  return useMutation({ mutationFn: undoJoin, onSuccess: () => browser.goTo('/'), onError });
}

export function useDismissNews() {
  const onError = useFailureToast(words.stillHere());
  return useMutation({ mutationFn: dismissNews, onError });
}
