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
import { itemsOf, onEachPage } from '#api/items';
import { keepAnswer } from '#api/keep-answer';
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

type Change = (it: ConversationSummary, areHidden: boolean) => ConversationSummary | [];

/** Puts what the server has confirmed into both lists, that of hidden conversations and that of the others. */
function useListed() {
  const client = useQueryClient();
  return async (change: Change) => {
    for (const pages of [conversationPages, hiddenConversationPages]) {
      const areHidden = pages === hiddenConversationPages;
      await keepAnswer(
        client,
        pages,
        (list) => list && onEachPage(list, (items) => items.flatMap((it) => change(it, areHidden))),
      );
    }
  };
}

export function useDeleteConversation({ onSuccess, onError }: Outcome<string>) {
  const client = useQueryClient();
  const list = useListed();
  return useMutation({
    mutationFn: deleteConversation,
    onSuccess: async (_nothing, id) => {
      await list((it) => (it.id === id ? [] : it));
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

/** Changes the lists at once, so that a conversation that was hidden is not shown until its list has been read again. */
export function useChangeConversation({ onSuccess, onError }: Outcome<ConversationSummary>) {
  const list = useListed();
  return useMutation({
    mutationFn: ({ id, change }: Changing) => changeConversation(id, change),
    onSuccess: async (changed) => {
      const isHidden = changed.hidden ?? false;
      await list((it, areHidden) => {
        if (it.id !== changed.id) return it;
        return isHidden === areHidden ? changed : [];
      });
      onSuccess(changed);
    },
    onError,
  });
}
