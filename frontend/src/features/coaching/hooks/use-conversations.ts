import type { ConversationSummary } from '@anew/contracts/coaching/views';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeConversation,
  type ConversationChange,
  conversationPages,
  conversationQuery,
  deleteConversation,
  hiddenConversationPages,
} from '#api/coaching';
import { itemsOf, onEachPage } from '#api/pages';
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

interface Outcome {
  onSuccess: (id: string) => void;
  onError: () => void;
}

export function useDeleteConversation({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteConversation,
    onSuccess: (_nothing, id) => {
      client.setQueryData(
        conversationPages.queryKey,
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

interface ChangeOutcome {
  /** Both are called even when the dialog has been closed in the meantime. */
  onSuccess: (changed: ConversationSummary) => void;
  onError: (error: Error) => void;
}

/** Changes the list at once, so that a conversation that was hidden is not shown until the list has been read again. */
export function useChangeConversation({ onSuccess, onError }: ChangeOutcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: Changing) => changeConversation(id, change),
    onSuccess: (changed) => {
      const replaced = (it: ConversationSummary) =>
        it.id !== changed.id ? it : changed.hidden ? [] : changed;
      client.setQueryData(
        conversationPages.queryKey,
        (list) => list && onEachPage(list, (items) => items.flatMap(replaced)),
      );
      onSuccess(changed);
    },
    onError,
  });
}
