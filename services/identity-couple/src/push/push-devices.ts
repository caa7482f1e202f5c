import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** Both run in the caller's transaction. Someone without a browser is not left waiting for reminders. */
const TURN_OFF = `
  UPDATE preferences SET channel = 'off'
  WHERE user_id = $1 AND channel = 'push' AND NOT EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = $1)
  RETURNING user_id`;
const UNPLAN = `
  UPDATE sendings SET due_at = NULL, due_day = NULL, next_try_at = NULL WHERE user_id = $1 AND kind = 'reminder'`;

/** Removes browsers that show reminders. */
@Injectable()
export class PushDevices {
  constructor(private readonly subscriptions: PushSubscriptionsRepository) {}

  /** Removes the browsers of these sessions of one person. Without any left, reminders by push are off. */
  async remove(transaction: EntityManager, userId: string, sessionIds: readonly string[]): Promise<void> {
    await this.subscriptions.remove(transaction, sessionIds);
    const [turnedOff] = await transaction.query<[unknown[], number]>(TURN_OFF, [userId]);
    if (turnedOff.length > 0) await transaction.query(UNPLAN, [userId]);
  }
}
