import { prune } from '@anew/persistence/prune';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SecurityEventEntity } from './security-event.entity.js';

/**
 * Number of events of one kind that are stored for a person, so that many failed tries do not displace other
 * events.
 */
const MOST_OF_A_KIND = 50;
const SHOWN = 200;

@Injectable()
export class SecurityEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(transaction: EntityManager, event: SecurityEventEntity): Promise<void> {
    await transaction.insert(SecurityEventEntity, event);
    await transaction.query(
      `DELETE FROM security_events WHERE id IN (
         SELECT id FROM security_events WHERE user_id = $1 AND kind = $2 ORDER BY id DESC OFFSET $3)`,
      [event.userId, event.kind, MOST_OF_A_KIND],
    );
  }

  /** User-Agent header of this session. */
  async userAgentOf(transaction: EntityManager, sessionId: string): Promise<string | null> {
    const [session] = await transaction.query<{ user_agent: string | null }[]>(
      'SELECT user_agent FROM sessions WHERE id = $1',
      [sessionId],
    );
    return session?.user_agent ?? null;
  }

  /** Events of a person, newest first. */
  list(userId: string): Promise<SecurityEventEntity[]> {
    return this.dataSource.manager.find(SecurityEventEntity, {
      where: { userId },
      order: { id: 'DESC' },
      take: SHOWN,
    });
  }

  async removeOld(): Promise<void> {
    await prune(this.dataSource, 'security_events', "at < now() - interval '180 days'");
  }
}
