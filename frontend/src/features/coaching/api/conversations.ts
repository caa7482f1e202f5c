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

/** Read when somebody asks for them, and only then. */
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

/** What a person changes of a conversation. */
export interface ConversationChange {
  id: string;
  title?: string;
  hidden?: boolean;
}

/** With the list as it then is: what was hidden must not stand there until the list has been read again. */
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

/** What was said so far, as this page knows it; whatever the server then answers takes its place. */
export function useTranscripts() {
  const client = useQueryClient();
  const change = (id: string, next: (before: Conversation) => Conversation) =>
    client.setQueryData<Conversation | null>(keyOf(id), (before) => next(before ?? begun(id)));

  return {
    async addQuestion(id: string, text: string): Promise<void> {
      // One that is being read now may not know of it yet.
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

    /** Leaves the conversation itself for the next visit: the server may not have stored yet what was stopped. */
    async refreshList(id: string): Promise<void> {
      await client.invalidateQueries({ queryKey: keyOf(id), refetchType: 'none' });
      await client.invalidateQueries({ queryKey: LIST, exact: true });
    },
  };
}
