import type { Couple, Member } from '@anew/contracts/identity/views';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';

/**
 * Unlike other reads it lets a 401 through: "no couple" would show the setup screen to someone
 * whose session has just ended.
 */
export const currentCoupleQuery = queryOptions<Couple | null>({
  queryKey: ['/api/couples/current'],
  queryFn: ({ signal }) => http.get('/api/couples/current', signal),
});

export const membersQuery = queryOptions<Member[] | null>({ queryKey: ['/api/couples/members'] });

export function useCurrentCouple(enabled: boolean) {
  return useQuery({ ...currentCoupleQuery, enabled });
}

export function useMembers() {
  return useQuery(membersQuery);
}
