import * as words from '@anew/words/couple-partnership';
import { dismissNews, leaveCouple, renewInviteCode, undoJoin } from '#api/couples-calls';
import { serverMessageOr } from '#shared/api/http-error';
import { useMutation } from '#shared/api/use-mutation';
import { browser } from '#shared/lib/browser';
import { useProof } from '#shared/proof/use-proof';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';

export function partnershipFailureText(error: unknown): string {
  return serverMessageOr(words.nothingChanged(), error);
}

/** The failure stands where the button is, so a toast tells it only to those who have left that place. */
function useLateFailure(title: string) {
  const lateToast = useLateToast();
  return (error: Error) => lateToast({ title, description: partnershipFailureText(error) });
}

/** Leaves the couple. It ends with a full page load, because nothing of the two may stay in memory. */
export function useLeaveCouple() {
  const onError = useLateFailure(words.notLeft());
  return useProof({ mutationFn: leaveCouple, onSuccess: () => browser.goTo('/'), onError });
}

export function useRenewCode() {
  const { toast } = useToast();
  const onError = useLateFailure(words.noNewCode());
  return useProof({
    mutationFn: renewInviteCode,
    onSuccess: () => toast({ title: words.newCode(), variant: 'success' }),
    onError,
  });
}

/** Undoes a join. It ends with a full page load, as leaving does. */
export function useUndoJoin() {
  const onError = useLateFailure(words.notUndone());
  return useMutation({ mutationFn: undoJoin, onSuccess: () => browser.goTo('/'), onError });
}

export function useDismissNews() {
  const onError = useLateFailure(words.stillHere());
  return useMutation({ mutationFn: dismissNews, onError });
}
