import type { User } from '@anew/contracts/identity/views';
import { queryOptions, useQuery } from '@tanstack/react-query';

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
