import { useQuery } from '@tanstack/react-query';
import { coupleNewsQuery, currentCoupleQuery, inviteQuery, membersQuery } from '#api/couples';

export function useCurrentCouple(enabled: boolean) {
  return useQuery({ ...currentCoupleQuery, enabled });
}

export function useMembers() {
  return useQuery(membersQuery);
}

export function useNews() {
  return useQuery(coupleNewsQuery);
}

/** The person who invited with this code. The read fails with a 404 when nobody has. */
export function useInvite(code: string) {
  return useQuery({ ...inviteQuery(code), enabled: code !== '' });
}
