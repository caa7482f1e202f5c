import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { SERVICES, type ServiceName } from '@anew/contracts/rpc/services';
import { DeletionEntity } from './deletion.entity.js';

const ERASED = `
  UPDATE account_deletions SET
    pending_services = array_remove(pending_services, $2),
    completed_at = CASE WHEN array_remove(pending_services, $2) = '{}' THEN coalesce(completed_at, now()) END
  WHERE user_id = $1`;

/**
 * Each wait is as long as all before it together, and a day at the most: services that are away for long are told
 * few times when they are back. What another process is telling of is left to it.
 */
const CLAIM_OVERDUE = `
  UPDATE account_deletions SET last_sent_at = now()
  WHERE user_id IN (
    SELECT user_id FROM account_deletions
    WHERE completed_at IS NULL
      AND last_sent_at <= now() - least(
        greatest($1 * interval '1 millisecond', last_sent_at - requested_at), interval '1 day')
    ORDER BY last_sent_at LIMIT 50 FOR UPDATE SKIP LOCKED)
  RETURNING user_id AS "userId"`;

@Injectable()
export class DeletionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async open(transaction: EntityManager, userId: string): Promise<void> {
    const now = new Date();
    await transaction.insert(DeletionEntity, {
      userId,
      requestedAt: now,
      lastSentAt: now,
      pendingServices: [...SERVICES],
      completedAt: null,
    });
  }

  /**
   * Takes up to 50 deletions that have been pending since they were last told of.
   * @param afterMs how long at the least
   * @returns whose they are
   */
  async claimOverdue(transaction: EntityManager, afterMs: number): Promise<string[]> {
    const [rows] = await transaction.query<[{ userId: string }[], number]>(CLAIM_OVERDUE, [afterMs]);
    return rows.map(({ userId }) => userId);
  }

  /** Who was deleted in the last 30 days. */
  async listLately(): Promise<string[]> {
    const rows = await this.dataSource.query<{ userId: string }[]>(
      `SELECT user_id AS "userId" FROM account_deletions WHERE requested_at > now() - interval '30 days'`,
    );
    return rows.map(({ userId }) => userId);
  }

  async countPending(): Promise<number> {
    return this.dataSource.manager.countBy(DeletionEntity, { completedAt: IsNull() });
  }

  async markErased(transaction: EntityManager, userId: string, service: ServiceName): Promise<void> {
    await transaction.query(ERASED, [userId, service]);
  }
}
