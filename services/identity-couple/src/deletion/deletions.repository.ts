import { DELETIONS_KEPT_DAYS, identityEvents } from '@anew/contracts/events/map';
import { type ServiceName, SERVICES } from '@anew/contracts/rpc/services';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { DeletionEntity } from './deletion.entity.js';

const KEPT_SINCE = `now() - interval '${DELETIONS_KEPT_DAYS} days'`;

const ERASED = `
  UPDATE account_deletions SET
    pending_services = array_remove(pending_services, $2),
    completed_at = CASE WHEN array_remove(pending_services, $2) = '{}' THEN coalesce(completed_at, now()) END
  WHERE user_id = $1`;

/**
 * Claims deletions that are due. Each wait is as long as all waits before it together, but at most a day, so
 * that a service that was away for long gets few events. Deletions claimed by another process are skipped.
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

const PENDING = `
  SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(requested_at)), 0)::float AS "ageSeconds"
  FROM account_deletions WHERE completed_at IS NULL`;

/** Deletions that some service has not confirmed yet, and the age of the oldest. */
export interface Pending {
  count: number;
  ageSeconds: number;
}

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
   * Claims up to 50 deletions that are still pending since the latest event.
   * @param afterMs shortest time since that event
   * @returns ids of the deleted people
   */
  async claimOverdue(transaction: EntityManager, afterMs: number): Promise<string[]> {
    const [rows] = await transaction.query<[{ userId: string }[], number]>(CLAIM_OVERDUE, [afterMs]);
    return rows.map(({ userId }) => userId);
  }

  /** Ids of people who were deleted in the last `DELETIONS_KEPT_DAYS`. */
  async listLately(): Promise<string[]> {
    const rows = await this.dataSource.query<{ userId: string }[]>(
      `SELECT user_id AS "userId" FROM account_deletions WHERE requested_at > ${KEPT_SINCE}`,
    );
    return rows.map(({ userId }) => userId);
  }

  /** Ids of people of whose deletion NATS has not been told yet. */
  async listUntold(): Promise<string[]> {
    const rows = await this.dataSource.query<{ userId: string }[]>(
      `SELECT data->>'userId' AS "userId" FROM outbox
       WHERE published_at IS NULL AND dead_at IS NULL AND subject = $1`,
      [identityEvents.accountDeleted],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Ids of up to 100 people whose deletion every service ended so long ago that no backup can bring them back. */
  async listOld(): Promise<string[]> {
    // What ended then was requested before, and there is an index for that.
    const rows = await this.dataSource.query<{ userId: string }[]>(
      `SELECT user_id AS "userId" FROM account_deletions
       WHERE requested_at < ${KEPT_SINCE} AND completed_at < ${KEPT_SINCE} LIMIT 100`,
    );
    return rows.map(({ userId }) => userId);
  }

  async forget(userIds: string[]): Promise<void> {
    await this.dataSource.manager.delete(DeletionEntity, { userId: In(userIds) });
  }

  async pending(): Promise<Pending> {
    const [row] = await this.dataSource.query<Pending[]>(PENDING);
    return row ?? { count: 0, ageSeconds: 0 };
  }

  async markErased(transaction: EntityManager, userId: string, service: ServiceName): Promise<void> {
    await transaction.query(ERASED, [userId, service]);
  }
}
