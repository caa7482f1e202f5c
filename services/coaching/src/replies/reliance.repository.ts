import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** SQL for the times of the newest messages. More than 500 would not change what is said about them. */
const TIMES = `
  SELECT m.created_at AS at FROM messages m JOIN conversations c ON c.id = m.conversation_id
  WHERE c.user_id = $1 AND m.role = 'user' AND m.created_at > $2
  ORDER BY m.created_at DESC LIMIT 500`;

@Injectable()
export class RelianceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the times of a person's newest messages, the oldest first. */
  async listTimes(userId: string, since: Date): Promise<Date[]> {
    const rows = await this.dataSource.query<{ at: Date }[]>(TIMES, [userId, since]);
    return rows.map(({ at }) => at).toReversed();
  }
}
