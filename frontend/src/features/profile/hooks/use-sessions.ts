import * as words from '@anew/words/profile-sessions';
import { useQueryClient } from '@tanstack/react-query';
import { sessionsQuery } from '#api/account';
import { endOtherSessions, endSession } from '#api/account-calls';
import { keepAnswer } from '#api/keep-answer';
import { serverMessageOr } from '#shared/api/http-error';
import { useMutation } from '#shared/api/use-mutation';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';

/** Signs out one other device. */
export function useEndSession() {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: async (_, ended) => {
      await keepAnswer(queryClient, sessionsQuery, (all) => all?.filter(({ id }) => id !== ended));
      toast({ title: words.signedOutThere(), variant: 'success' });
    },
    onError: (error) =>
      lateToast({ title: words.notSignedOutThere(), description: endSessionsFailureText(error) }),
  });
}

export function endSessionsFailureText(error: unknown): string {
  return serverMessageOr(words.nothingChanged(), error);
}

export function useEndOtherSessions(onEnded: () => void) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      await keepAnswer(queryClient, sessionsQuery, (all) => all?.filter(({ current }) => current));
      toast({ title: words.signedOutElsewhere(), variant: 'success' });
      onEnded();
    },
    onError: (error) =>
      lateToast({ title: words.notSignedOutElsewhere(), description: endSessionsFailureText(error) }),
  });
}
