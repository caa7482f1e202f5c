import { useMutation } from '@tanstack/react-query';
import { mentions, serverMessageOr } from '../../../shared/api/http-error';
import { browser, loginUrl } from '../../../shared/lib/browser';
import { invitePath, pendingInvite } from '../../../shared/lib/invite-code';
import { useToast } from '../../../shared/ui/toast/use-toast';
import { joinInvite } from '../api/mutations';
import { useGoHomeSoon } from './use-go-home-soon';

const CODE_REQUIRED = {
  title: 'Invite Code Required',
  description: "Please enter your partner's invite code.",
  variant: 'destructive',
} as const;

export function joinFailureText(error: unknown): string {
  return serverMessageOr('Please check the invite code and try again.', error);
}

/** Joins the partner's couple from the setup screens. */
export function useJoinCouple() {
  const { toast } = useToast();
  const goHomeSoon = useGoHomeSoon();

  const mutation = useMutation({
    mutationFn: joinInvite,
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
      toast({ title: 'Failed to Join Partner', description: joinFailureText(error), variant: 'destructive' });
    },
  });

  function join(code: string) {
    const trimmed = code.trim();
    if (trimmed) mutation.mutate(trimmed);
    else toast(CODE_REQUIRED);
  }

  return { ...mutation, join };
}
