import type { Actor } from '@anew/contracts/actor';
import type {
  ConversationRefDto,
  ListConversationsDto,
  PageConversationsDto,
  ReadConversationDto,
  UpdateConversationDto,
} from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { Conversation, ConversationSummary } from '@anew/contracts/coaching/views';
import type { ListPage } from '@anew/contracts/list-page';
import type { Page } from '@anew/contracts/rpc/page';
import { inPages } from '@anew/persistence/pages';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { ConversationFindings } from './conversation-findings.js';
import { conversationNotFound, nothingToChange } from './conversations.errors.js';
import { presentConversation, presentSummary } from './conversations.presenter.js';
import { ConversationsRepository } from './conversations.repository.js';

/** Number of messages that are read at a time. */
const MOST_READ = 200;

/** A person's own conversations with the coach. A partner never has access to them. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly findings: ConversationFindings,
    private readonly transactions: Transactions,
  ) {}

  /** Conversations in the list, or the hidden ones instead. */
  async list(actor: Actor, { hidden = false }: ListConversationsDto): Promise<ConversationSummary[]> {
    await this.findings.catchUp(actor);
    return (await this.conversations.listOf(actor.userId, hidden)).map(presentSummary);
  }

  /**
   * The same, page by page.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  async page(
    actor: Actor,
    { hidden = false, ...wanted }: PageConversationsDto,
  ): Promise<ListPage<ConversationSummary>> {
    await this.findings.catchUp(actor);
    const { items, next } = await this.conversations.pageOf(actor.userId, hidden, wanted);
    return { items: items.map(presentSummary), next };
  }

  /**
   * A conversation with its messages, after the cursor of an earlier page.
   * @throws DomainError `conversation_not_found`
   */
  async get(
    actor: Actor,
    { id, after = '0' }: ReadConversationDto,
  ): Promise<Conversation | Page<Conversation>> {
    const conversation = await this.conversations.findOf(actor.userId, id);
    if (!conversation) throw conversationNotFound();
    const read = await this.conversations.listMessagesAfter(conversation, Number(after), MOST_READ);
    const messages = inPages(read, {
      isAll: read.length < MOST_READ,
      placeOf: ({ position }) => `${position}`,
    });
    if (Array.isArray(messages)) return presentConversation(conversation, messages);
    return { next: messages.next, part: presentConversation(conversation, messages.part) };
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
