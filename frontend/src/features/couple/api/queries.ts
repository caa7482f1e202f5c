import type { Couple, CoupleNews, Invite, Member } from '@anew/contracts/identity/views';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';
import { retryUnlessMissing } from '../../../shared/api/query-client';

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

export const newsQuery = queryOptions<CoupleNews | null>({ queryKey: ['/api/couples/news'] });

export function useNews() {
  return useQuery(newsQuery);
}

/** Who has invited with this code; an error that it is missing where nobody has. */
export function useInvite(code: string) {
  return useQuery<Invite | null>({
    queryKey: ['/api/invites', encodeURIComponent(code)],
    enabled: code !== '',
    retry: retryUnlessMissing,
    // Asked once: the code dies with the joining that this screen is for.
    staleTime: Infinity,
  });
}
