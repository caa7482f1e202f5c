import { Injectable } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import type { ConversationRefDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { Conversation, ConversationSummary } from '@anew/contracts/coaching/views';
import { Transactions } from '@anew/persistence/transactions';
import { conversationNotFound } from './conversations.errors.js';
import { presentConversation, presentSummary } from './conversations.presenter.js';
import { ConversationsRepository } from './conversations.repository.js';

/** A person's own conversations with the coach; a partner never reaches them. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly transactions: Transactions,
  ) {}

  async list(actor: Actor): Promise<ConversationSummary[]> {
    return (await this.conversations.listOf(actor.userId)).map(presentSummary);
  }

  /** @throws DomainError `conversation_not_found` */
  async get(actor: Actor, { id }: ConversationRefDto): Promise<Conversation> {
    const conversation = await this.conversations.findOf(actor.userId, id);
    if (!conversation) throw conversationNotFound();
    return presentConversation(conversation, await this.conversations.listMessages(conversation));
  }

  /** @throws DomainError `conversation_not_found` */
  delete(actor: Actor, input: ConversationRefDto): Promise<null> {
    return this.transactions.mutate(actor, coachingRpc.conversations.delete, input, async (transaction) => {
      if (!(await this.conversations.remove(transaction, actor.userId, input.id)))
        throw conversationNotFound();
      return null;
    });
  }
}
