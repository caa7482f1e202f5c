import type { Reaction, TextKind } from '@anew/contracts/journal/views';
import { inBatches } from '@anew/persistence/batches';
import { eachOrDamaged } from '@anew/persistence/encryption/damaged';
import { Vault } from '@anew/persistence/encryption/vault';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { isReadableBy, type Partner } from '../sharing/partner.js';
import { readerValues } from '../sharing/readable-page.js';
import { TEXT_TABLES, TEXTS } from '../sharing/text-tables.js';
import { ReactionEntity } from './reaction.entity.js';
import { associatedWithReply, NO_REACTION, presentReaction } from './reactions.presenter.js';

/** Number of rows in one batch of an export. */
const BATCH = 500;

const COLUMNS = { appreciation: 'appreciationId', journal: 'entryId' } as const;

export interface TextRef {
  area: TextKind;
  id: string;
}

/**
 * SQL for a text that $2 wrote, or that $3 wrote and shares with $2, as a couple since $4. Its row stays
 * locked: reactions to one text take turns, and no author deletes it or makes it private meanwhile.
 */
const LOCK_READABLE = (kind: TextKind) => {
  const { table } = TEXTS[kind];
  return `
    SELECT user_id = $2 AS own FROM ${table}
    WHERE id = $1
      AND (user_id = $2 OR (user_id = $3::uuid ${TEXT_TABLES[table]} AND ${isReadableBy('$2', '$4')}))
    FOR NO KEY UPDATE`;
};

@Injectable()
export class ReactionsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /** Locks a text that the reader may read, until the transaction ends. Returns null if there is none. */
  async lockReadable(
    transaction: EntityManager,
    { area, id }: TextRef,
    readerId: string,
    partner: Partner | null,
  ): Promise<{ own: boolean } | null> {
    const values = [id, ...readerValues(readerId, partner)];
    const [text] = await transaction.query<{ own: boolean }[]>(LOCK_READABLE(area), values);
    return text ?? null;
  }

  /** The person's reaction to a text, or a new one that is not stored yet. */
  async findOrNew(transaction: EntityManager, text: TextRef, userId: string): Promise<ReactionEntity> {
    const found = await transaction.findOneBy(ReactionEntity, { [COLUMNS[text.area]]: text.id, userId });
    return found ?? newReaction(text, userId);
  }

  /** Stores a reaction. One without thanks and without a reply is removed. */
  async store(transaction: EntityManager, reaction: ReactionEntity): Promise<void> {
    const isEmpty = reaction.thankedAt === null && reaction.reply === null;
    if (isEmpty) await transaction.delete(ReactionEntity, { id: reaction.id });
    else await transaction.upsert(ReactionEntity, reaction, ['id']);
  }

  sealReply({ seal }: Work, { id, userId }: ReactionEntity, text: string): Buffer {
    return seal(userId, associatedWithReply(id), text);
  }

  /** An author's own text together with what their partner gave back for it. */
  async withReaction<T extends { id: string; partnerCanRead: boolean }>(
    kind: TextKind,
    text: T,
    partner: Partner | null,
  ): Promise<T & Reaction> {
    if (!partner || !text.partnerCanRead) return { ...text, ...NO_REACTION };
    const row = await this.dataSource.manager.findOneBy(ReactionEntity, {
      [COLUMNS[kind]]: text.id,
      userId: partner.id,
    });
    return { ...text, ...presentReaction(row, await this.vault.openerFor([partner.id])) };
  }

  /**
   * What a person gave back themselves, oldest first, read in batches. It does not name the texts: by those that are gone,
   * a former partner could tell that somebody has deleted a text or their account.
   */
  async *eachOf(userId: string): AsyncGenerator<object> {
    const open = await this.vault.openerFor([userId]);
    const following = (last?: ReactionEntity) => this.listOwn(userId, last);
    yield* eachOrDamaged(inBatches(following), (row) => {
      const { id, thankedAt } = row;
      const { reply } = presentReaction(row, open);
      return { id, thankedAt, reply };
    });
  }

  private listOwn(userId: string, last?: ReactionEntity): Promise<ReactionEntity[]> {
    return this.dataSource.manager.find(ReactionEntity, {
      where: { userId, ...(last && { id: MoreThan(last.id) }) },
      order: { id: 'ASC' },
      take: BATCH,
    });
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(ReactionEntity, { userId });
  }
}

function newReaction({ area, id }: TextRef, userId: string): ReactionEntity {
  return {
    id: uuidv7(),
    userId,
    entryId: null,
    appreciationId: null,
    [COLUMNS[area]]: id,
    thankedAt: null,
    reply: null,
    repliedAt: null,
  };
}
