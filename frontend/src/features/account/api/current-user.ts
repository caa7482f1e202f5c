import type { User } from '@anew/contracts/identity/views';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

export const currentUserQuery = queryOptions<User | null>({
  queryKey: ['/api/auth/user'],
  retry: false,
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  refetchOnMount: true,
});

export function useCurrentUser() {
  return useQuery(currentUserQuery);
}

/** Takes over what the server answered to a change, so that the old name does not come back for a moment. */
export function useKeepUser(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => void queryClient.setQueryData(currentUserQuery.queryKey, user);
}
