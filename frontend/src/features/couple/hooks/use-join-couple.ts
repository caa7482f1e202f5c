import { loginUrl } from '#api/addresses';
import { joinInvite } from '#api/couples';
import { mentions, serverMessageOr } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { invitePath, pendingInvite } from '#shared/lib/invite-code';
import { useProof } from '#shared/proof/use-proof';
import { useToast } from '#shared/ui/toast/use-toast';
import { useGoHomeSoon } from './use-go-home-soon';

const CODE_REQUIRED = "Please enter your partner's invite code.";

class CodeMissing extends Error {}

export function joinFailureText(error: unknown): string {
  if (error instanceof CodeMissing) return CODE_REQUIRED;
  return serverMessageOr('Please check the invite code and try again.', error);
}

/** Joins the partner's couple from the setup screens. */
export function useJoinCouple() {
  const { toast } = useToast();
  const goHomeSoon = useGoHomeSoon();

  const mutation = useProof({
    mutationFn: (code: string) => (code ? joinInvite(code) : Promise.reject(new CodeMissing())),
    onSuccess: () => {
      pendingInvite.clear();
      toast({ title: "Welcome to Your Partner's Account!", variant: 'success' });
      goHomeSoon();
    },
    onError: (error, code) => {
      if (mentions(error, '401', 'Please log in')) {
        pendingInvite.store(code);
        browser.goTo(loginUrl(invitePath(code)));
        return;
      }
      const title = error instanceof CodeMissing ? 'Invite Code Required' : 'Failed to Join Partner';
      toast({ title, description: joinFailureText(error), variant: 'destructive' });
    },
  });

  return { ...mutation, join: (code: string) => mutation.mutate(code.trim()) };
}
