import type { User } from '@anew/contracts/identity/views';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';
import { keepAnswer } from '#api/keep-answer';

/** Puts the user that the server answered with into the cache, so that the old name does not come back for a moment. */
export function useKeepUser(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => void keepAnswer(queryClient, currentUserQuery, user);
}
