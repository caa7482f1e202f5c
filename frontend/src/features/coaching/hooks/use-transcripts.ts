import type { Conversation, Message } from '@anew/contracts/coaching/views';
import { useQueryClient } from '@tanstack/react-query';
import { conversationPages } from '#api/coaching';
import { conversationQuery, hiddenConversationPages } from '#api/coaching-calls';
import { keepAnswer } from '#api/keep-answer';
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
  return {
    async addQuestion(id: string, { text, again }: Question): Promise<void> {
      await keepAnswer(client, conversationQuery(id), (known) => {
        const before = known ?? begun(id);
        return { ...before, messages: withQuestion(before.messages, text, again) };
      });
      void client.invalidateQueries({ queryKey: LIST, exact: true });
    },

    /** Does nothing for a conversation that was deleted while the answer came. */
    async addReply(id: string, reply: Message): Promise<void> {
      await keepAnswer(
        client,
        conversationQuery(id),
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
