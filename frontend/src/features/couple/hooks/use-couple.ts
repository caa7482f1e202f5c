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

/** Who has invited with this code; an error that it is missing where nobody has. */
export function useInvite(code: string) {
  return useQuery({ ...inviteQuery(code), enabled: code !== '' });
}
