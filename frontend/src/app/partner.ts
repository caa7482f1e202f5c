import { useMembers } from '../features/couple/hooks/use-couple';

/** The partner's first name; empty where there is none, or nobody. */
export function usePartnerName(userId: string): string {
  const { data: members } = useMembers();
  return members?.find((member) => member.userId !== userId)?.firstName?.trim() ?? '';
}
