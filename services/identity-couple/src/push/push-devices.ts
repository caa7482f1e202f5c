import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** Removes browsers that show reminders. */
@Injectable()
export class PushDevices {
  constructor(private readonly subscriptions: PushSubscriptionsRepository) {}

  /** Removes the browsers of these sessions of one person. Without any left, reminders by push are off. */
  async remove(transaction: EntityManager, userId: string, sessionIds: readonly string[]): Promise<void> {
    await this.subscriptions.remove(transaction, sessionIds);
    await this.subscriptions.turnOffWithoutAny(transaction, userId);
  }
}
