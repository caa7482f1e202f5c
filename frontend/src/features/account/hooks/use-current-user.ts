import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';

export function useCurrentUser() {
  return useQuery(currentUserQuery);
}
