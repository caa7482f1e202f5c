import type { Conversation, ConversationSummary, Message } from '@anew/contracts/coaching/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '#shared/api/http';
import { retryUnlessMissing } from '#shared/api/query-client';
import { withQuestion, withReply } from '../lib/messages';

const LIST = ['/api/coaching/conversations'];
const HIDDEN = ['/api/coaching/conversations?hidden=true'];

const keyOf = (id: string) => [...LIST, encodeURIComponent(id)];

export function useConversations() {
  return useQuery<ConversationSummary[] | null>({ queryKey: LIST });
}

/** Reads the hidden conversations. It is used only when somebody asks for them. */
export function useHiddenConversations() {
  return useQuery<ConversationSummary[] | null>({ queryKey: HIDDEN });
}

export function useConversation(id: string | null) {
  return useQuery<Conversation | null>({
    queryKey: keyOf(id ?? ''),
    enabled: id !== null,
    retry: retryUnlessMissing,
  });
}

interface Outcome {
  onSuccess: (id: string) => void;
  onError: () => void;
}

export function useDeleteConversation({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http.delete(keyOf(id).join('/')),
    onSuccess: (_nothing, id) => {
      client.setQueryData<ConversationSummary[] | null>(LIST, (list) => list?.filter((it) => it.id !== id));
      onSuccess(id);
    },
    onError,
  });
}

/** A change that a person makes to a conversation. */
export interface ConversationChange {
  id: string;
  title?: string;
  hidden?: boolean;
}

/**
 * Changes a conversation and updates the list at once: a hidden one must not stay there until the list has been read
 * again.
 */
export function useChangeConversation(onSuccess: (changed: ConversationSummary) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: ConversationChange) =>
      http.patch<ConversationSummary>(keyOf(id).join('/'), change),
    onSuccess: (changed) => {
      client.setQueryData<ConversationSummary[] | null>(LIST, (list) =>
        list?.flatMap((it) => (it.id !== changed.id ? it : changed.hidden ? [] : changed)),
      );
      onSuccess(changed);
    },
  });
}

const begun = (id: string): Conversation => ({
  id,
  title: '',
  updatedAt: new Date().toISOString(),
  messages: [],
});

/** Adds messages to the cached conversations, until the server's own version replaces them. */
export function useTranscripts() {
  const client = useQueryClient();
  const change = (id: string, next: (before: Conversation) => Conversation) =>
    client.setQueryData<Conversation | null>(keyOf(id), (before) => next(before ?? begun(id)));

  return {
    async addQuestion(id: string, text: string): Promise<void> {
      // A running read may not contain the question yet.
      await client.cancelQueries({ queryKey: keyOf(id) });
      change(id, (before) => ({ ...before, messages: withQuestion(before.messages, text) }));
      void client.invalidateQueries({ queryKey: LIST, exact: true });
    },

    addReply(id: string, reply: Message): void {
      change(id, (before) => ({ ...before, messages: withReply(before.messages, reply) }));
    },

    async refresh(): Promise<void> {
      await Promise.all([HIDDEN, LIST].map((queryKey) => client.invalidateQueries({ queryKey })));
    },

    /**
     * Does not read the conversation itself again before the next visit: the server may not have stored a stopped
     * answer yet.
     */
    async refreshList(id: string): Promise<void> {
      await client.invalidateQueries({ queryKey: keyOf(id), refetchType: 'none' });
      await client.invalidateQueries({ queryKey: LIST, exact: true });
    },
  };
}
