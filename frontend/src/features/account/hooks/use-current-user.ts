import type { User } from '@anew/contracts/identity/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';
import { keepAnswer } from '#api/keep-answer';

export function useCurrentUser() {
  return useQuery(currentUserQuery);
}

/** Takes over what the server answered to a change, so that the old name does not come back for a moment. */
export function useKeepUser(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => void keepAnswer(queryClient, currentUserQuery, user);
}
