import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Uses that are counted: stored messages, and requests to a provider on a person's behalf. */
export type Use = 'message' | 'provider-call';

interface Used {
  kind: Use;
  used: string;
  oldest: Date;
}

/** Where a call belongs. */
export interface CallFor {
  userId: string;
  conversationId: string;
  begunAt: Date;
}

/**
 * SQL that counts a call. It locks the conversation's row, so that nothing is counted for a person who is
 * being erased.
 */
const ADD_CALL = `
  INSERT INTO chat_uses (user_id, used_at, kind)
  SELECT $1, $2, 'provider-call'
  WHERE EXISTS (SELECT 1 FROM conversations WHERE id = $3 AND user_id = $1 FOR KEY SHARE)`;

@Injectable()
export class ChatUsesRepository {
  async add(transaction: EntityManager, kind: Use, userId: string, usedAt: Date): Promise<void> {
    await transaction.query('INSERT INTO chat_uses (user_id, used_at, kind) VALUES ($1, $2, $3)', [
      userId,
      usedAt,
      kind,
    ]);
  }

  /** Adds a call, unless the conversation is gone. */
  async addCall(transaction: EntityManager, { userId, conversationId, begunAt }: CallFor): Promise<void> {
    await transaction.query(ADD_CALL, [userId, begunAt, conversationId]);
  }

  /** Counts a person's uses since then, and deletes older ones. */
  async countSince(transaction: EntityManager, userId: string, since: Date): Promise<Used[]> {
    await transaction.query('DELETE FROM chat_uses WHERE user_id = $1 AND used_at <= $2', [userId, since]);
    return transaction.query<Used[]>(
      'SELECT kind, count(*) AS used, min(used_at) AS oldest FROM chat_uses WHERE user_id = $1 GROUP BY kind',
      [userId],
    );
  }
}
