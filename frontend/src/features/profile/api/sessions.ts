import type { SessionView } from '@anew/contracts/identity/views';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';
import { serverMessageOr } from '../../../shared/api/http-error';
import { useToast } from '../../../shared/ui/toast/use-toast';

const PATH = '/api/account/sessions';

export const sessionsQuery = queryOptions<SessionView[]>({
  queryKey: [PATH],
  queryFn: ({ signal }) => http.get(PATH, signal),
});

/** Of one other place. */
export function useEndSession() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http.delete(`${PATH}/${id}`),
    onSuccess: (_, ended) => {
      queryClient.setQueryData(sessionsQuery.queryKey, (all) => all?.filter(({ id }) => id !== ended));
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
    mutationFn: () => http.delete(PATH),
    onSuccess: () => {
      queryClient.setQueryData(sessionsQuery.queryKey, (all) => all?.filter(({ current }) => current));
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
