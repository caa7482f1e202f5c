import type { ConversationSummary } from '@anew/contracts/coaching/views';
import { useQuery } from '@tanstack/react-query';

export function useConversations() {
  return useQuery<ConversationSummary[] | null>({ queryKey: ['/api/coaching/conversations'] });
}
