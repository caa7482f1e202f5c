import * as words from '@anew/words/couple-merge';
import { useState } from 'react';
import { mergeCouples } from '#api/couples-calls';
import { serverMessageOr } from '#shared/api/http-error';
import { inviteCodeIn } from '#shared/lib/invite-code';
import { useProof } from '#shared/proof/use-proof';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';

function mergeFailureText(error: unknown): string {
  return serverMessageOr(words.failedText(), error);
}

/** Moves the caller into the partner's couple account. Like any change, it makes all queries read again. */
export function useMergeCouple() {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const [blank, setBlank] = useState(false);

  const { mutate, isPending, error, reset } = useProof({
    mutationFn: mergeCouples,
    onSuccess: () => {
      toast({ title: words.merged(), variant: 'success' });
    },
    onError: (failure) => {
      lateToast({ title: words.failedTitle(), description: mergeFailureText(failure) });
    },
  });

  function merge(typed: string, onMerged: () => void) {
    const code = inviteCodeIn(typed);
    setBlank(!code);
    if (code) mutate(code, { onSuccess: onMerged });
    else reset();
  }

  function forget() {
    reset();
    setBlank(false);
  }

  const failure = blank ? words.codeRequired() : error && words.failed({ why: mergeFailureText(error) });
  return { merge, forget, pending: isPending, failure };
}
