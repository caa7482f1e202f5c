import type { EventMap } from '@anew/contracts/events/map';
import type { contentEvents } from '@anew/contracts/events/map';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type QuestionOrder = EventMap[typeof contentEvents.questionsWanted] & { attempts: number };

/** Takes the order that has been due for longest. It is due again later if this process does not finish it. */
const CLAIM = `
  UPDATE question_orders SET attempts = attempts + 1, due_at = $2
  WHERE order_id = (
    SELECT order_id FROM question_orders WHERE due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING order_id AS "orderId", couple_id AS "coupleId", provider, areas, attempts`;

@Injectable()
export class OrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save(
    transaction: EntityManager,
    { orderId, coupleId, provider, areas }: Omit<QuestionOrder, 'attempts'>,
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO question_orders (order_id, couple_id, provider, areas, due_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT DO NOTHING`,
      [orderId, coupleId, provider, areas],
    );
  }

  async claim(now: Date, dueAgain: Date): Promise<QuestionOrder | null> {
    const [rows] = await this.dataSource.query<[QuestionOrder[], number]>(CLAIM, [now, dueAgain]);
    return rows[0] ?? null;
  }

  /** @returns whether the order was still there: another process may have finished it meanwhile */
  async remove(transaction: EntityManager, orderId: string): Promise<boolean> {
    const [rows] = await transaction.query<[unknown[], number]>(
      'DELETE FROM question_orders WHERE order_id = $1 RETURNING order_id',
      [orderId],
    );
    return rows.length > 0;
  }
}
