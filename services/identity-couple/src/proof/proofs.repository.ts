import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

interface SessionOwner {
  provedAt: Date | null;
  passwordHash: string | null;
}

const FIND = `
  SELECT s.proved_at AS "provedAt", u.password_hash AS "passwordHash"
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.id = $1 AND s.user_id = $2 AND s.ended_at IS NULL`;

@Injectable()
export class ProofsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(userId: string, sessionId: string): Promise<SessionOwner | null> {
    const [row] = await this.dataSource.query<SessionOwner[]>(FIND, [sessionId, userId]);
    return row ?? null;
  }

  /** Id of the session's user, or null if the session has ended. */
  async findOwner(sessionId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ userId: string }[]>(
      'SELECT user_id AS "userId" FROM sessions WHERE id = $1 AND ended_at IS NULL AND expires_at > now()',
      [sessionId],
    );
    return row?.userId ?? null;
  }

  async mark(sessionId: string, at: Date): Promise<void> {
    await this.dataSource.query('UPDATE sessions SET proved_at = $2 WHERE id = $1 AND ended_at IS NULL', [
      sessionId,
      at,
    ]);
  }

  async clearOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query(
      'UPDATE sessions SET proved_at = NULL WHERE user_id = $1 AND proved_at IS NOT NULL',
      [userId],
    );
  }
}
