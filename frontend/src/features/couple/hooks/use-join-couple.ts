import * as words from '@anew/words/couple-join';
import { loginUrl } from '#api/addresses';
import { joinInvite } from '#api/couples-calls';
import { mentions, serverMessageOr } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { inviteCodeIn, invitePath, pendingInvite } from '#shared/lib/invite-code';
import { useProof } from '#shared/proof/use-proof';
import { useToast } from '#shared/ui/toast/use-toast';
import { useGoHomeSoon } from './use-go-home-soon';

class CodeMissing extends Error {}

export function joinFailureText(error: unknown): string {
  if (error instanceof CodeMissing) return words.codeRequired();
  return serverMessageOr(words.checkCode(), error);
}

/** Joins the partner's couple from the setup screens. */
export function useJoinCouple() {
  const { toast } = useToast();
  const goHomeSoon = useGoHomeSoon();

  const mutation = useProof({
    mutationFn: (code: string) => (code ? joinInvite(code) : Promise.reject(new CodeMissing())),
    onSuccess: () => {
      pendingInvite.clear();
      toast({ title: words.welcomeTitle(), variant: 'success' });
      goHomeSoon();
    },
    onError: (error, code) => {
      if (mentions(error, '401', 'Please log in')) {
        pendingInvite.store(code);
        browser.goTo(loginUrl(invitePath(code)));
        return;
      }
      const title = error instanceof CodeMissing ? words.codeRequiredTitle() : words.failedTitle();
      toast({ title, description: joinFailureText(error), variant: 'destructive' });
    },
  });

  return { ...mutation, join: (typed: string) => mutation.mutate(inviteCodeIn(typed)) };
}
