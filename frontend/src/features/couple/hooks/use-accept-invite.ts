import * as words from '@anew/words/couple-accept';
import { loginUrl } from '#api/addresses';
import { joinInvite } from '#api/couples-calls';
import { mentions, serverMessageOr } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { invitePath, pendingInvite } from '#shared/lib/invite-code';
import { useProof } from '#shared/proof/use-proof';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { AFTER_SETUP } from '../lib/after-setup';

const HOME_AFTER_MS = 1_000;

export function inviteFailure(error: Error): { title: string; description: string } {
  if (mentions(error, '502', 'Gateway')) {
    return {
      title: words.connectionTitle(),
      description: words.connectionText(),
    };
  }
  return {
    title: words.failedTitle(),
    description: serverMessageOr(words.failedText(), error),
  };
}

/** Joins from an invite link. It ends with a full page load, so that nothing from before stays in memory. */
export function useAcceptInvite() {
  const { toast } = useToast();
  const lateToast = useLateToast();

  return useProof({
    mutationFn: joinInvite,
    onSuccess: () => {
      pendingInvite.clear();
      toast({ title: words.welcomeTitle(), variant: 'success' });
      setTimeout(() => browser.goTo(AFTER_SETUP), HOME_AFTER_MS);
    },
    onError: (error, code) => {
      if (mentions(error, '401', 'Unauthorized', 'Please log in')) {
        pendingInvite.store(code);
        browser.goTo(loginUrl(invitePath(code)));
        return;
      }
      lateToast(inviteFailure(error));
    },
  });
}
