import type { Conversation, Message } from '@anew/contracts/coaching/views';
import { useQueryClient } from '@tanstack/react-query';
import { conversationPages, conversationQuery, hiddenConversationPages } from '#api/coaching';
import type { Question } from '../lib/exchange';
import { withQuestion, withReply } from '../lib/messages';

const LIST = conversationPages.queryKey;
const HIDDEN = hiddenConversationPages.queryKey;
/** First segment of the keys of all conversations. */
const [EACH = ''] = conversationQuery('').queryKey;

const begun = (id: string): Conversation => ({
  id,
  title: '',
  updatedAt: new Date().toISOString(),
  messages: [],
});

/** Writes what was said into the cache of conversations, until an answer of the server replaces it. */
export function useTranscripts() {
  const client = useQueryClient();
  const change = (id: string, next: (before: Conversation) => Conversation) =>
    client.setQueryData(conversationQuery(id).queryKey, (before) => next(before ?? begun(id)));

  return {
    async addQuestion(id: string, { text, again }: Question): Promise<void> {
      // One that is being read now may not know of it yet.
      await client.cancelQueries({ queryKey: conversationQuery(id).queryKey });
      change(id, (before) => ({ ...before, messages: withQuestion(before.messages, text, again) }));
      void client.invalidateQueries({ queryKey: LIST, exact: true });
    },

    /** Does nothing for a conversation that was deleted while the answer came. */
    addReply(id: string, reply: Message): void {
      client.setQueryData(
        conversationQuery(id).queryKey,
        (before) => before && { ...before, messages: withReply(before.messages, reply) },
      );
    },

    async refresh(): Promise<void> {
      await Promise.all([HIDDEN, LIST, [EACH]].map((queryKey) => client.invalidateQueries({ queryKey })));
    },

    /** Leaves the conversation itself for the next visit: the server may not have stored yet what was stopped. */
    async refreshList(id: string): Promise<void> {
      await client.invalidateQueries({ queryKey: conversationQuery(id).queryKey, refetchType: 'none' });
      await client.invalidateQueries({ queryKey: LIST, exact: true });
    },
  };
}
