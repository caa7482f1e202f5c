import type { Actor } from '@anew/contracts/actor';
import type {
  ConversationRefDto,
  PageConversationsDto,
  ReadConversationDto,
  UpdateConversationDto,
} from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ConversationPart, ConversationSummary } from '@anew/contracts/coaching/views';
import type { ListPage } from '@anew/contracts/list-page';
import { type JsonBytes, jsonWith } from '@anew/messaging/json-bytes';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { ConversationFindings } from './conversation-findings.js';
import { conversationNotFound, nothingToChange } from './conversations.errors.js';
import { presentSummary } from './conversations.presenter.js';
import { ConversationsRepository } from './conversations.repository.js';

/** A person's own conversations with the coach. A partner never has access to them. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly findings: ConversationFindings,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Page of the conversations in the list, or of the hidden ones instead.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  async page(
    actor: Actor,
    { hidden = false, ...wanted }: PageConversationsDto,
  ): Promise<JsonBytes<ListPage<ConversationSummary>>> {
    await this.findings.catchUp(actor);
    return this.conversations.pageOf(actor.userId, hidden, wanted);
  }

  /**
   * A conversation with its messages, or with those after a position, as far as they fit into one answer.
   * @throws DomainError `conversation_not_found`
   */
  async get(actor: Actor, { id, after = 0 }: ReadConversationDto): Promise<JsonBytes<ConversationPart>> {
    const conversation = await this.conversations.findOf(actor.userId, id);
    if (!conversation) throw conversationNotFound();
    const { messages, next } = await this.conversations.readMessagesAfter(conversation, after);
    const part = { conversation: jsonWith(presentSummary(conversation), { messages }), next: `${next}` };
    return Buffer.from(jsonWith({}, part)) as JsonBytes<ConversationPart>;
  }

  /**
   * Names or hides a conversation, whatever it is about. Its position in the list stays, because a move would
   * reveal the change.
   * @throws DomainError `conversation_not_found`, `nothing_to_change`
   */
  async update(actor: Actor, input: UpdateConversationDto): Promise<ConversationSummary> {
    const { id, title, hidden } = input;
    if (title === undefined && hidden === undefined) throw nothingToChange();
    return this.transactions.mutate(actor, coachingRpc.conversations.update, input, async (work) => {
      const changed = await this.conversations.change(work, actor.userId, id, { title, hidden });
      if (!changed) throw conversationNotFound();
      return presentSummary(changed);
    });
  }

  /** @throws DomainError `conversation_not_found` */
  delete(actor: Actor, input: ConversationRefDto): Promise<null> {
    return this.transactions.mutate(
      actor,
      coachingRpc.conversations.delete,
      input,
      async ({ transaction }) => {
        if (!(await this.conversations.remove(transaction, actor.userId, input.id)))
          throw conversationNotFound();
        return null;
      },
    );
  }
}
