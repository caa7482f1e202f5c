import type { Focus } from '@anew/contracts/content/views';
import { lockName } from '@anew/persistence/lock-name';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FocusEntity } from './focus.entity.js';

@Injectable()
export class FocusesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async listOf(coupleId: string, manager: EntityManager = this.dataSource.manager): Promise<Focus[]> {
    const focuses = await manager.find(FocusEntity, {
      where: { coupleId },
      order: { moduleSlug: 'ASC' },
    });
    return focuses.map(({ moduleSlug, priority }) => ({ moduleSlug, priority }));
  }

  /**
   * Locks the couple's focuses against other changes until the transaction ends.
   * @returns a version that is higher than all earlier ones of this couple
   */
  async lock(transaction: EntityManager, coupleId: string): Promise<number> {
    await lockName(transaction, `focuses ${coupleId}`);
    const [row] = await transaction.query<[{ version: string }]>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS version',
    );
    return Number(row.version);
  }

  async set(transaction: EntityManager, focus: FocusEntity): Promise<void> {
    await transaction.upsert(FocusEntity, focus, ['coupleId', 'moduleSlug']);
  }

  async remove(
    transaction: EntityManager,
    coupleId: string,
    moduleSlug: FocusEntity['moduleSlug'],
  ): Promise<void> {
    await transaction.delete(FocusEntity, { coupleId, moduleSlug });
  }

  async removeOfCouple(transaction: EntityManager, coupleId: string): Promise<void> {
    await transaction.delete(FocusEntity, { coupleId });
  }
}
