import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RetreatInterestEntity } from './retreat-interest.entity.js';

@Injectable()
export class RetreatRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save(transaction: EntityManager, interest: RetreatInterestEntity): Promise<void> {
    await transaction.upsert(RetreatInterestEntity, interest, ['userId']);
  }

  findOf(userId: string): Promise<RetreatInterestEntity | null> {
    return this.dataSource.manager.findOneBy(RetreatInterestEntity, { userId });
  }

  async removeOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(RetreatInterestEntity, { userId });
  }
}
