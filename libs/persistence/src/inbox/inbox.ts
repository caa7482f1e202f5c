import { formerNameOf } from '@anew/contracts/events/consumers';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../transactions.js';

const RECEIVE = `
  INSERT INTO inbox (consumer, event_id) SELECT $2, $1
  WHERE NOT EXISTS (SELECT 1 FROM inbox WHERE consumer = $3 AND event_id = $1)
  ON CONFLICT DO NOTHING RETURNING 1`;

/** Records the events that a consumer has handled, in the transaction of their effects. */
@Injectable()
export class Inbox {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Runs `task` for this event unless `consumer` has already done so.
   * @param consumer the durable's name
   * @returns the result of `task`, or undefined if it did not run
   */
  once<T>(
    consumer: string,
    eventId: string,
    task: (transaction: EntityManager) => Promise<T>,
  ): Promise<T | undefined> {
    return this.transactions.run(async (transaction) => {
      const names = [consumer, formerNameOf(consumer) ?? null];
      const received = await transaction.query<unknown[]>(RECEIVE, [eventId, ...names]);
      return received.length > 0 ? task(transaction) : undefined;
    });
  }
}
