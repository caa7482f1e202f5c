import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CoachingConfig } from '../config/coaching.config.js';

const DAY_MS = 24 * 60 * 60_000;

/** How many messages a person may send within 24 hours. Deleting a conversation gives none back. */
@Injectable()
export class DailyLimit {
  private readonly most: number;

  constructor(@Inject(CoachingConfig) { CHAT_MESSAGES_PER_DAY, RATE_LIMIT_FACTOR }: CoachingConfig) {
    this.most = Math.max(1, Math.round(CHAT_MESSAGES_PER_DAY * RATE_LIMIT_FACTOR));
  }

  /** Seconds until the person may send another message; 0 when now. */
  async wait(transaction: EntityManager, userId: string, now: Date): Promise<number> {
    const since = new Date(now.getTime() - DAY_MS);
    await transaction.query('DELETE FROM chat_uses WHERE user_id = $1 AND used_at <= $2', [userId, since]);
    const [row] = await transaction.query<{ used: string; oldest: Date | null }[]>(
      'SELECT count(*) AS used, min(used_at) AS oldest FROM chat_uses WHERE user_id = $1',
      [userId],
    );
    if (!row?.oldest || Number(row.used) < this.most) return 0;
    return Math.max(1, Math.ceil((row.oldest.getTime() + DAY_MS - now.getTime()) / 1000));
  }

  async count(transaction: EntityManager, userId: string, now: Date): Promise<void> {
    await transaction.query('INSERT INTO chat_uses (user_id, used_at) VALUES ($1, $2)', [userId, now]);
  }
}
