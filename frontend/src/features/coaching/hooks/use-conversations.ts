import type { ConversationSummary } from '@anew/contracts/coaching/views';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { conversationPages } from '#api/coaching';
import {
  changeConversation,
  type ConversationChange,
  conversationQuery,
  deleteConversation,
  hiddenConversationPages,
} from '#api/coaching-calls';
import { keepAnswer } from '#api/keep-answer';
import { itemsOf, onEachPage } from '#api/pages';
import type { Outcome } from '#shared/api/outcome';
import { useMutation } from '#shared/api/use-mutation';

export function useConversations() {
  return useInfiniteQuery({ ...conversationPages, select: itemsOf });
}

/** Read when somebody asks for them, and only then. */
export function useHiddenConversations() {
  return useInfiniteQuery({ ...hiddenConversationPages, select: itemsOf });
}

export function useConversation(id: string | null) {
  return useQuery({ ...conversationQuery(id ?? ''), enabled: id !== null });
}

export function useDeleteConversation({ onSuccess, onError }: Outcome<string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteConversation,
    onSuccess: async (_nothing, id) => {
      await keepAnswer(
        client,
        conversationPages,
        (list) => list && onEachPage(list, (items) => items.filter((it) => it.id !== id)),
      );
      onSuccess(id);
      // Back may lead to where it was shown.
      client.removeQueries({ queryKey: conversationQuery(id).queryKey });
    },
    onError,
  });
}

/** What a person changes of a conversation. */
interface Changing {
  id: string;
  change: ConversationChange;
}

/** Changes the list at once, so that a conversation that was hidden is not shown until the list has been read again. */
export function useChangeConversation({ onSuccess, onError }: Outcome<ConversationSummary>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: Changing) => changeConversation(id, change),
    onSuccess: async (changed) => {
      const replaced = (it: ConversationSummary) =>
        it.id !== changed.id ? it : changed.hidden ? [] : changed;
      await keepAnswer(
        client,
        conversationPages,
        (list) => list && onEachPage(list, (items) => items.flatMap(replaced)),
      );
      onSuccess(changed);
    },
    onError,
  });
}
