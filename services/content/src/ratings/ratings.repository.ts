import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { PromptEntity } from '../answers/prompt.entity.js';
import { PromptRatingEntity } from './prompt-rating.entity.js';

@Injectable()
export class RatingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether this couple can have the question: it is curated, or was written for the couple. */
  exists(transaction: EntityManager, id: string, coupleId: string): Promise<boolean> {
    return transaction.existsBy(PromptEntity, [
      { id, coupleId: IsNull() },
      { id, coupleId },
    ]);
  }

  async rate(transaction: EntityManager, rating: PromptRatingEntity): Promise<void> {
    await transaction.upsert(PromptRatingEntity, rating, ['userId', 'promptId']);
  }

  listOf(userId: string): Promise<PromptRatingEntity[]> {
    return this.dataSource.manager.findBy(PromptRatingEntity, { userId });
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(PromptRatingEntity, { userId });
  }
}
