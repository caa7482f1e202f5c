import type { ConversationSummary } from '@anew/contracts/coaching/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeConversation,
  type ConversationChange,
  conversationQuery,
  conversationsQuery,
  deleteConversation,
  hiddenConversationsQuery,
} from '#api/coaching';

export function useConversations() {
  return useQuery(conversationsQuery);
}

/** Read when somebody asks for them, and only then. */
export function useHiddenConversations() {
  return useQuery(hiddenConversationsQuery);
}

export function useConversation(id: string | null) {
  return useQuery({ ...conversationQuery(id ?? ''), enabled: id !== null });
}

interface Outcome {
  onSuccess: (id: string) => void;
  onError: () => void;
}

export function useDeleteConversation({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteConversation,
    onSuccess: (_nothing, id) => {
      client.setQueryData(conversationsQuery.queryKey, (list) => list?.filter((it) => it.id !== id));
      onSuccess(id);
    },
    onError,
  });
}

/** What a person changes of a conversation. */
interface Changing {
  id: string;
  change: ConversationChange;
}

/** With the list as it then is: what was hidden must not stand there until the list has been read again. */
export function useChangeConversation(onSuccess: (changed: ConversationSummary) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: Changing) => changeConversation(id, change),
    onSuccess: (changed) => {
      client.setQueryData(conversationsQuery.queryKey, (list) =>
        list?.flatMap((it) => (it.id !== changed.id ? it : changed.hidden ? [] : changed)),
      );
      onSuccess(changed);
    },
  });
}
