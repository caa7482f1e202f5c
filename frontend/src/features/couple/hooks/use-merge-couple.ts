import { useState } from 'react';
import { mergeCouples } from '#api/couples';
import { serverMessageOr } from '#shared/api/http-error';
import { useProof } from '#shared/proof/use-proof';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';

const CODE_REQUIRED = "Invite Code Required: Please enter your partner's invite code.";
const FAILED = 'Merge Failed';

function mergeFailureText(error: unknown): string {
  return serverMessageOr('Failed to merge accounts. Please check the invite code and try again.', error);
}

/** Moves the caller into the partner's couple account. Like any change, it makes all queries read again. */
export function useMergeCouple() {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const [blank, setBlank] = useState(false);

  const { mutate, isPending, error, reset } = useProof({
    mutationFn: mergeCouples,
    onSuccess: () => {
      toast({ title: 'Accounts Merged Successfully!', variant: 'success' });
    },
    onError: (failure) => {
      lateToast({ title: FAILED, description: mergeFailureText(failure) });
    },
  });

  function merge(code: string, onMerged: () => void) {
    const trimmed = code.trim();
    reset();
    setBlank(!trimmed);
    if (trimmed) mutate(trimmed, { onSuccess: onMerged });
  }

  function forget() {
    reset();
    setBlank(false);
  }

  const failure = blank ? CODE_REQUIRED : error && `${FAILED}: ${mergeFailureText(error)}`;
  return { merge, forget, pending: isPending, failure };
}
