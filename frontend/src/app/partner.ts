import { useMembers } from '../features/couple/hooks/use-couple';

/** Time at which this person became a member of their couple, once it is known. */
export function useMemberSince(userId: string): string | undefined {
  return useMembers().data?.find((member) => member.userId === userId)?.createdAt;
}

/** First name of the partner, or empty if there is no name or no partner. */
export function usePartnerName(userId: string): string {
  const { data: members } = useMembers();
  return members?.find((member) => member.userId !== userId)?.firstName?.trim() ?? '';
}
