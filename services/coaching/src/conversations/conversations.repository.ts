import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Place, Vault } from '@anew/persistence/encryption/vault';
import { ConversationEntity } from './conversation.entity.js';
import { MessageEntity } from './message.entity.js';

/** A conversation with its title open. */
export interface OwnConversation extends Omit<ConversationEntity, 'title'> {
  title: string;
}

/** A message with its text open. */
export interface OwnMessage extends Omit<MessageEntity, 'content'> {
  content: string;
}

const titlePlace = (id: string): Place => ({ table: 'conversations', column: 'title', row: id });
const contentPlace = (id: string): Place => ({ table: 'messages', column: 'content', row: id });

@Injectable()
export class ConversationsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /** Newest first. */
  async listOf(userId: string): Promise<OwnConversation[]> {
    const rows = await this.dataSource.manager.find(ConversationEntity, {
      where: { userId },
      order: { updatedAt: 'DESC', id: 'DESC' },
    });
    const open = await this.vault.openerFor([userId]);
    return rows.map((row) => ({ ...row, title: open(userId, titlePlace(row.id), row.title) }));
  }

  async findOf(userId: string, id: string): Promise<OwnConversation | null> {
    const row = await this.dataSource.manager.findOneBy(ConversationEntity, { id, userId });
    return row && { ...row, title: await this.vault.open(userId, titlePlace(id), row.title) };
  }

  /** Oldest first. */
  async listMessages({ id, userId }: OwnConversation): Promise<OwnMessage[]> {
    const rows = await this.dataSource.manager.find(MessageEntity, {
      where: { conversationId: id },
      order: { id: 'ASC' },
    });
    const open = await this.vault.openerFor([userId]);
    return rows.map((row) => ({ ...row, content: open(userId, contentPlace(row.id), row.content) }));
  }

  /** Whether the conversation is the user's; it stays locked, so that its messages keep their order. */
  async touch(transaction: EntityManager, userId: string, id: string, updatedAt: Date): Promise<boolean> {
    const { affected } = await transaction.update(ConversationEntity, { id, userId }, { updatedAt });
    return affected === 1;
  }

  async add(transaction: EntityManager, conversation: OwnConversation): Promise<void> {
    const { id, userId } = conversation;
    const title = await this.vault.seal(userId, titlePlace(id), conversation.title);
    await transaction.insert(ConversationEntity, { ...conversation, title });
  }

  async addMessage(transaction: EntityManager, userId: string, message: OwnMessage): Promise<void> {
    const content = await this.vault.seal(userId, contentPlace(message.id), message.content);
    await transaction.insert(MessageEntity, { ...message, content });
  }

  async remove(transaction: EntityManager, userId: string, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(ConversationEntity, { id, userId });
    return affected === 1;
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(ConversationEntity, { userId });
  }
}
