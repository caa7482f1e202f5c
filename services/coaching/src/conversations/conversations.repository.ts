import type { Findings } from '@anew/coach-safety/findings';
import type { ConversationSummary } from '@anew/contracts/coaching/views';
import { type ListPage, PAGE_LIMIT, type PageDto } from '@anew/contracts/list-page';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { positionIn } from '@anew/persistence/cursor';
import { type Damaged, orDamaged, orDamagedOnceRead } from '@anew/persistence/encryption/damaged';
import { type Opener, Vault } from '@anew/persistence/encryption/vault';
import { ListReader } from '@anew/persistence/lists/list-reader';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { ConversationEntity } from './conversation.entity.js';
import { MESSAGES, PAGE } from './conversations.queries.js';
import { MessageEntity } from './message.entity.js';
import {
  associatedWithSummary,
  openedContent,
  openedFindings,
  openedSource,
  openedTitle,
  sealedContent,
  sealedFindings,
  sealedSource,
  sealedTitle,
} from './sealed-parts.js';

interface NewConversation extends Pick<ConversationEntity, 'id' | 'userId' | 'updatedAt'> {
  title: string;
}

/** A conversation with its title decrypted. */
export interface OwnConversation extends Pick<ConversationEntity, 'id' | 'userId' | 'hidden'> {
  title: string;
  /** Time in ISO 8601. */
  updatedAt: string;
}

/** Fields of a conversation that its owner may change. */
export interface ConversationChange {
  title: string | undefined;
  hidden: boolean | undefined;
}

/** A message with its text decrypted. */
export interface OwnMessage extends Omit<MessageEntity, 'content' | 'findings' | 'sealedSource'> {
  content: string;
  /**
   * Findings of the safety check. They are absent from the coach's messages, and from older ones that have
   * not been scanned.
   */
  findings?: Findings | null;
}

/** A conversation whose title may be lost. */
export type ExportedConversation = Omit<OwnConversation, 'title'> & { title: string | Damaged };

/** A message that may be lost, with its place in the conversation. */
export interface ExportedMessage extends Pick<OwnMessage, 'position'> {
  message: OwnMessage | Damaged;
}

/** Summary of the messages up to position `until`. */
export interface Summary {
  text: string;
  until: number;
}

/** Largest number of messages in one answer. */
const MOST_READ = 200;

const UNSCANNED = `
  SELECT id FROM conversations c WHERE user_id = $1 AND EXISTS (
    SELECT 1 FROM messages m WHERE m.conversation_id = c.id AND m.role = 'user' AND m.findings IS NULL)
  ORDER BY updated_at DESC LIMIT $2`;

@Injectable()
export class ConversationsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
    private readonly lists: ListReader,
  ) {}

  /**
   * Page of a user's conversations, either those in the list or the hidden ones, newest first.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  async pageOf(
    userId: string,
    hidden: boolean,
    { limit = PAGE_LIMIT, before }: PageDto,
  ): Promise<JsonBytes<ListPage<ConversationSummary>>> {
    const behind = positionIn(before);
    return this.lists.page(PAGE, ({ updatedAt, id }) => ({ at: updatedAt, id }), {
      values: [userId, hidden, behind?.at ?? null, behind?.id ?? null, limit + 1],
      authors: [userId],
      limit,
    });
  }

  async findOf(
    userId: string,
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<OwnConversation | null> {
    const row = await manager.findOneBy(ConversationEntity, { id, userId });
    return row && this.withTitle(row);
  }

  /** Next conversation of a user in the order of creation, or the first one, for an export. */
  async findFollowing(userId: string, id?: string): Promise<ExportedConversation | null> {
    const row = await this.dataSource.manager.findOne(ConversationEntity, {
      where: { userId, ...(id !== undefined && { id: MoreThan(id) }) },
      order: { id: 'ASC' },
    });
    if (!row) return null;
    const title = await orDamagedOnceRead(this.withTitle(row).then((own) => own.title));
    return { ...row, title, updatedAt: row.updatedAt.toISOString() };
  }

  /** Messages of a conversation, oldest first. */
  async listMessages(
    { id, userId }: Pick<OwnConversation, 'id' | 'userId'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<OwnMessage[]> {
    const rows = await manager.find(MessageEntity, {
      where: { conversationId: id },
      order: { position: 'ASC' },
    });
    return this.opened(userId, rows);
  }

  /** At most `limit` messages after a position, for an export. */
  async listMessagesAfter(
    { id, userId }: Pick<OwnConversation, 'id' | 'userId'>,
    position: number,
    limit: number,
  ): Promise<ExportedMessage[]> {
    const rows = await this.dataSource.manager.find(MessageEntity, {
      where: { conversationId: id, position: MoreThan(position) },
      order: { position: 'ASC' },
      take: limit,
    });
    const open = await this.vault.openerFor([userId]);
    return rows.map((row) => ({
      position: row.position,
      message: orDamaged(() => openedMessage(open, userId, row)),
    }));
  }

  /** JSON of the messages after a position, as far as they fit, and the position of the last one if there are more. */
  async readMessagesAfter(
    { id, userId }: Pick<OwnConversation, 'id' | 'userId'>,
    position: number,
  ): Promise<{ messages: string; next: number | null }> {
    const values = [id, position, userId, MOST_READ + 1];
    const { json, last } = await this.lists.read(MESSAGES, { values, authors: [userId], limit: MOST_READ });
    return { messages: json, next: last?.position ?? null };
  }

  /** Time of the coach's last answer to this person in any conversation. */
  async findLastReplyAt(userId: string): Promise<Date | null> {
    const [row] = await this.dataSource.query<{ at: Date | null }[]>(
      `SELECT max(m.created_at) AS at FROM messages m JOIN conversations c ON c.id = m.conversation_id
       WHERE c.user_id = $1 AND m.role = 'assistant'`,
      [userId],
    );
    return row?.at ?? null;
  }

  /** Total size of a person's messages as stored, in bytes. */
  async storedBytes(transaction: EntityManager, userId: string): Promise<number> {
    const [row] = await transaction.query<{ bytes: string }[]>(
      `SELECT coalesce(sum(octet_length(m.content)), 0) AS bytes
       FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE c.user_id = $1`,
      [userId],
    );
    return Number(row?.bytes);
  }

  async findSummary(userId: string, id: string): Promise<Summary | null> {
    const row = await this.dataSource.manager.findOneBy(ConversationEntity, { id, userId });
    if (!row?.summary) return null;
    return {
      text: await this.vault.open(userId, associatedWithSummary(id), row.summary),
      until: row.summaryUntil,
    };
  }

  /** Stores a summary, unless a longer one is stored already. */
  async saveSummary(
    { transaction, seal }: Work,
    userId: string,
    id: string,
    { text, until }: Summary,
  ): Promise<void> {
    const summary = seal(userId, associatedWithSummary(id), text);
    await transaction.query(
      `UPDATE conversations SET summary = $3, summary_until = $4
       WHERE id = $1 AND user_id = $2 AND summary_until < $4`,
      [id, userId, summary, until],
    );
  }

  async add(work: Work, conversation: NewConversation): Promise<void> {
    const { id, userId, updatedAt } = conversation;
    const title = sealedTitle(work, userId, id, conversation.title);
    await work.transaction.insert(ConversationEntity, { id, userId, updatedAt, title });
  }

  /** Adds a message at the end of the conversation, which the caller must have locked. */
  async addMessage(work: Work, userId: string, message: Omit<OwnMessage, 'position'>): Promise<void> {
    const content = sealedContent(work, userId, message.id, message.content);
    const findings = message.findings ? sealedFindings(work, userId, message.id, message.findings) : null;
    const { conversationId } = message;
    const last = await work.transaction.maximum(MessageEntity, 'position', { conversationId });
    const { source } = message;
    const sourceSealed = source && sealedSource(work, userId, message.id, source);
    const position = (last ?? 0) + 1;
    await work.transaction.insert(MessageEntity, {
      ...message,
      content,
      findings,
      source: null,
      sealedSource: sourceSealed,
      position,
    });
  }

  /** Conversations of a person with messages that the safety check has not scanned, newest first. */
  async listUnscanned(userId: string, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(UNSCANNED, [userId, limit]);
    return rows.map(({ id }) => id);
  }

  async saveFindings(work: Work, userId: string, messageId: string, findings: Findings): Promise<void> {
    const sealed = sealedFindings(work, userId, messageId, findings);
    await work.transaction.update(MessageEntity, { id: messageId }, { findings: sealed });
  }

  /** Applies the owner's change. @returns the changed conversation, or null if it does not exist */
  async change(
    work: Work,
    userId: string,
    id: string,
    { title, hidden }: ConversationChange,
  ): Promise<OwnConversation | null> {
    const named = title !== undefined && { title: sealedTitle(work, userId, id, title), ownTitle: true };
    await work.transaction.update(
      ConversationEntity,
      { id, userId },
      { ...named, ...(hidden !== undefined && { hidden }) },
    );
    return this.findOf(userId, id, work.transaction);
  }

  /** Replaces a title that was made from the first message. A title given by the owner remains. */
  async retitle(work: Work, userId: string, id: string, title: string): Promise<void> {
    const sealed = sealedTitle(work, userId, id, title);
    await work.transaction.update(ConversationEntity, { id, userId, ownTitle: false }, { title: sealed });
  }

  /** Removes an answer that a new one replaces. */
  async removeReply(transaction: EntityManager, conversationId: string, id: string): Promise<void> {
    await transaction.delete(MessageEntity, { id, conversationId, role: 'assistant' });
  }

  async remove(transaction: EntityManager, userId: string, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(ConversationEntity, { id, userId });
    return affected === 1;
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(ConversationEntity, { userId });
    await transaction.query('DELETE FROM chat_uses WHERE user_id = $1', [userId]);
  }

  private async opened(userId: string, rows: MessageEntity[]): Promise<OwnMessage[]> {
    const open = await this.vault.openerFor([userId]);
    return rows.map((row) => openedMessage(open, userId, row));
  }

  private async withTitle({ updatedAt, ...row }: ConversationEntity): Promise<OwnConversation> {
    const open = await this.vault.openerFor([row.userId]);
    return { ...row, title: openedTitle(open, row.userId, row), updatedAt: updatedAt.toISOString() };
  }
}

function openedMessage(open: Opener, userId: string, { sealedSource, ...row }: MessageEntity): OwnMessage {
  return {
    ...row,
    content: openedContent(open, userId, row),
    findings: openedFindings(open, userId, row),
    source: openedSource(open, userId, { ...row, sealedSource }),
  };
}
