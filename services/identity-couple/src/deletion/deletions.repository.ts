import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SERVICES, type ServiceName } from '@anew/contracts/rpc/services';
import { DeletionEntity } from './deletion.entity.js';

const ERASED = `
  UPDATE account_deletions SET
    pending_services = array_remove(pending_services, $2),
    completed_at = CASE WHEN array_remove(pending_services, $2) = '{}' THEN coalesce(completed_at, now()) END
  WHERE user_id = $1`;

@Injectable()
export class DeletionsRepository {
  async open(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.insert(DeletionEntity, {
      userId,
      requestedAt: new Date(),
      pendingServices: [...SERVICES],
      completedAt: null,
    });
  }

  async markErased(transaction: EntityManager, userId: string, service: ServiceName): Promise<void> {
    await transaction.query(ERASED, [userId, service]);
  }
}
