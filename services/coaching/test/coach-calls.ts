import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ChatEvent, ConversationSummary, Message } from '@anew/contracts/coaching/views';
import { PAGE_LIMIT_MAX } from '@anew/contracts/list-page';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { type ChatOptions, collect, type Talk } from '@anew/testkit/chat';

/** What people do with the coach, which is called as the gateway calls it. */
export class CoachCalls {
  constructor(private readonly client: RpcClient) {}

  /**
   * Sends a message and yields the events of the answer as they arrive. Ends when `signal` aborts.
   * @throws DomainError as the service threw it
   */
  async *chat(
    person: Actor,
    input: ChatDto,
    { signal = new AbortController().signal, key }: ChatOptions = {},
  ): AsyncGenerator<ChatEvent, undefined> {
    const caller = key === undefined ? person : { ...person, idempotencyKey: key };
    try {
      yield* this.client.stream(coachingRpc.conversations.chat, caller, input, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  talk(person: Actor, input: ChatDto, options?: ChatOptions): Promise<Talk> {
    return collect(this.chat(person, input, options));
  }

  /** Sends a message, into a new conversation if none is named. */
  say(person: Actor, message: string, conversationId?: string): Promise<Talk> {
    return this.talk(person, { message, ...(conversationId !== undefined && { conversationId }) });
  }

  async messagesOf(person: Actor, id: string): Promise<Message[]> {
    const { get } = coachingRpc.conversations;
    const { conversation } = await this.client.request(get, person, { id });
    return conversation.messages;
  }

  /** Lines of a conversation with their role, oldest first: `user: Hello`. */
  async linesOf(person: Actor, id: string): Promise<string[]> {
    return (await this.messagesOf(person, id)).map(({ role, content }) => `${role}: ${content}`);
  }

  /** Up to 200 conversations of the person, newest first. */
  async conversationsOf(person: Actor): Promise<ConversationSummary[]> {
    const { page } = coachingRpc.conversations;
    return (await this.client.request(page, person, { limit: PAGE_LIMIT_MAX })).items;
  }
}
