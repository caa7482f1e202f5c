import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionsQuery } from '#api/account';
import { endOtherSessions, endSession } from '#api/account-calls';
import { keepAnswer } from '#api/keep-answer';
import { serverMessageOr } from '#shared/api/http-error';
import { useToast } from '#shared/ui/toast/use-toast';

/** Signs out one other device. */
export function useEndSession() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: async (_, ended) => {
      await keepAnswer(queryClient, sessionsQuery, (all) => all?.filter(({ id }) => id !== ended));
      toast({ title: 'Signed out there', variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'Could not sign out there',
        description: endSessionsFailureText(error),
        variant: 'destructive',
      }),
  });
}

export function endSessionsFailureText(error: unknown): string {
  return serverMessageOr('Nothing has changed. Please try again.', error);
}

export function useEndOtherSessions(onEnded: () => void) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      await keepAnswer(queryClient, sessionsQuery, (all) => all?.filter(({ current }) => current));
      toast({ title: 'Signed out everywhere else', variant: 'success' });
      onEnded();
    },
    onError: (error) =>
      toast({
        title: 'Could not sign out elsewhere',
        description: endSessionsFailureText(error),
        variant: 'destructive',
      }),
  });
}
