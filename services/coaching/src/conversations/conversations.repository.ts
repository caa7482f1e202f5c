import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConversationEntity } from './conversation.entity.js';
import { MessageEntity } from './message.entity.js';

@Injectable()
export class ConversationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  listOf(userId: string): Promise<ConversationEntity[]> {
    return this.dataSource.manager.find(ConversationEntity, {
      where: { userId },
      order: { updatedAt: 'DESC', id: 'DESC' },
    });
  }

  findOf(userId: string, id: string): Promise<ConversationEntity | null> {
    return this.dataSource.manager.findOneBy(ConversationEntity, { id, userId });
  }

  listMessages(conversationId: string): Promise<MessageEntity[]> {
    return this.dataSource.manager.find(MessageEntity, { where: { conversationId }, order: { id: 'ASC' } });
  }

  /** Whether the conversation is the user's; it stays locked, so that its messages keep their order. */
  async touch(transaction: EntityManager, userId: string, id: string, updatedAt: Date): Promise<boolean> {
    const { affected } = await transaction.update(ConversationEntity, { id, userId }, { updatedAt });
    return affected === 1;
  }

  async add(transaction: EntityManager, conversation: ConversationEntity): Promise<void> {
    await transaction.insert(ConversationEntity, conversation);
  }

  async addMessage(transaction: EntityManager, message: MessageEntity): Promise<void> {
    await transaction.insert(MessageEntity, message);
  }

  async remove(transaction: EntityManager, userId: string, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(ConversationEntity, { id, userId });
    return affected === 1;
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(ConversationEntity, { userId });
  }
}
