import { useMembers } from '../features/couple/hooks/use-couple';

/** First name of the partner, or empty if there is no name or no partner. */
export function usePartnerName(userId: string): string {
  const { data: members } = useMembers();
  return members?.find((member) => member.userId !== userId)?.firstName?.trim() ?? '';
}
