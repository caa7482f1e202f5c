import type { ResolvedSession } from '@anew/contracts/identity/views';
import { lockName } from '@anew/persistence/lock-name';
import { PreparedQuery } from '@anew/persistence/prepared-query';
import { prune } from '@anew/persistence/prune';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { SessionEntity } from './session.entity.js';

const RESOLVE = new PreparedQuery<ResolvedSession>(
  'sessions_resolve',
  `SELECT s.user_id AS "userId", own.couple_id AS "coupleId",
     coalesce(
       (SELECT array_agg(m.user_id ORDER BY m.slot) FROM memberships m WHERE m.couple_id = own.couple_id),
       ARRAY[s.user_id]) AS "memberIds",
     (SELECT max(m.joined_at) FROM memberships m WHERE m.couple_id = own.couple_id HAVING count(*) > 1)
       AS "togetherSince",
     (SELECT c.version FROM couples c WHERE c.id = own.couple_id) AS "coupleVersion"
   FROM sessions s LEFT JOIN memberships own ON own.user_id = s.user_id
   WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > now()`,
);

@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async resolve(sessionId: string): Promise<ResolvedSession | null> {
    const [row] = await RESOLVE.run(this.dataSource, [sessionId]);
    return row ?? null;
  }

  /** Makes other sign-ins of this person wait until the transaction ends. */
  takeTurn(transaction: EntityManager, userId: string): Promise<void> {
    return lockName(transaction, `sessions ${userId}`);
  }

  async add(transaction: EntityManager, session: SessionEntity): Promise<void> {
    await transaction.insert(SessionEntity, session);
  }

  /** Finds a session and locks it until the transaction ends, so that renewals wait for each other. */
  findForUpdate(transaction: EntityManager, id: string): Promise<SessionEntity | null> {
    return transaction.findOne(SessionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async rotate(transaction: EntityManager, id: string, change: Partial<SessionEntity>): Promise<void> {
    await transaction.update(SessionEntity, { id }, change);
  }

  async end(transaction: EntityManager, ids: string[]): Promise<void> {
    await transaction.update(SessionEntity, { id: In(ids), endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** Removes sessions that ended or expired a day ago. Their tokens are refused in any case. */
  async removeExpired(): Promise<void> {
    await prune(this.dataSource, 'sessions', "coalesce(ended_at, expires_at) < now() - interval '1 day'");
  }

  /** Open sessions of a user, most recently renewed first. */
  listOpen(userId: string, transaction = this.dataSource.manager): Promise<SessionEntity[]> {
    return transaction.find(SessionEntity, {
      where: { userId, endedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      order: { rotatedAt: 'DESC' },
    });
  }
}
