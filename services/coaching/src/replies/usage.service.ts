import type { Actor } from '@anew/contracts/actor';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { USAGE_DAYS, usageLines } from './usage.rules.js';

/** SQL for the times of the newest messages. More than 500 would not change the result. */
const TIMES = `
  SELECT m.created_at AS at FROM messages m JOIN conversations c ON c.id = m.conversation_id
  WHERE c.user_id = $1 AND m.role = 'user' AND m.created_at > $2
  ORDER BY m.created_at DESC LIMIT 500`;

/** Detects when someone relies on the coach at night or for long, from the times of their messages alone. */
@Injectable()
export class UsageService {
  constructor(private readonly dataSource: DataSource) {}

  async linesFor({ userId, timeZone }: Actor, now: Date): Promise<string[]> {
    const since = new Date(now.getTime() - USAGE_DAYS * 24 * 60 * 60_000);
    const rows = await this.dataSource.query<{ at: Date }[]>(TIMES, [userId, since]);
    return usageLines(rows.map(({ at }) => at).toReversed(), now, timeZone);
  }
}
