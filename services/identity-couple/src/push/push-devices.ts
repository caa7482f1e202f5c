import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** Removes browsers that show reminders, and passes them on from one session to the next. */
@Injectable()
export class PushDevices {
  constructor(private readonly subscriptions: PushSubscriptionsRepository) {}

  /** Removes the browsers of these sessions of one person. Without any left, reminders by push are off. */
  async remove(transaction: EntityManager, userId: string, sessionIds: readonly string[]): Promise<void> {
    await this.subscriptions.remove(transaction, sessionIds);
    await this.subscriptions.turnOffWithoutAny(transaction, userId);
  }

  /** Lets the browser of a session belong to another open one, if that is the same person's. */
  handOver(transaction: EntityManager, sessionId: string, successorId: string): Promise<void> {
    return this.subscriptions.handOver(transaction, sessionId, successorId);
  }
}
