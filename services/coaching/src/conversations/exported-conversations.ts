import { inBatches } from '@anew/persistence/batches';
import { isDamaged } from '@anew/persistence/encryption/damaged';
import { Injectable } from '@nestjs/common';
import { presentMessage, presentSummary } from './conversations.presenter.js';
import {
  ConversationsRepository,
  type ExportedConversation,
  type ExportedMessage,
} from './conversations.repository.js';

/** Number of messages of a conversation that are read at a time. */
const BATCH = 20;

/** Exports a person's conversations one after another, oldest first. */
@Injectable()
export class ExportedConversations {
  constructor(private readonly conversations: ConversationsRepository) {}

  /** Each conversation has its messages as an async iterable. */
  async *eachOf(userId: string): AsyncGenerator<object> {
    const following = async (last?: ExportedConversation) => {
      const next = await this.conversations.findFollowing(userId, last?.id);
      return next ? [next] : [];
    };
    for await (const conversation of inBatches(following))
      yield { ...presentSummary(conversation), messages: this.messagesOf(conversation) };
  }

  private async *messagesOf(conversation: ExportedConversation): AsyncGenerator<object> {
    const following = (last?: ExportedMessage) =>
      this.conversations.listMessagesAfter(conversation, last?.position ?? 0, BATCH);
    for await (const { message } of inBatches(following))
      yield isDamaged(message)
        ? message
        : presentMessage({ ...message, createdAt: message.createdAt.toISOString() });
  }
}
