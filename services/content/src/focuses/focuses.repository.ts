import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Focus } from '@anew/contracts/content/views';
import { FocusEntity } from './focus.entity.js';

@Injectable()
export class FocusesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async listOf(coupleId: string): Promise<Focus[]> {
    const focuses = await this.dataSource.manager.find(FocusEntity, {
      where: { coupleId },
      order: { moduleSlug: 'ASC' },
    });
    return focuses.map(({ moduleSlug, priority }) => ({ moduleSlug, priority }));
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

  async removeOf(transaction: EntityManager, coupleId: string): Promise<void> {
    await transaction.delete(FocusEntity, { coupleId });
  }
}
