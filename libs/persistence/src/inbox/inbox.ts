import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Remembers which events a consumer has acted upon, in the transaction of the act. */
@Injectable()
export class Inbox {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` for this event unless `consumer` has already done so. */
  async once(
    consumer: string,
    eventId: string,
    work: (transaction: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const inserted = await transaction.query<unknown[]>(
        'INSERT INTO inbox (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
        [consumer, eventId],
      );
      if (inserted.length > 0) await work(transaction);
    });
  }
}
